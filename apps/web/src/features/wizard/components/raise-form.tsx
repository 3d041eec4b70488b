import { campaignsApi } from '@cairn/contracts/campaigns/campaigns.endpoints';
import { sectionRefusals } from '@cairn/contracts/campaigns/campaign-rules';
import { CampaignTermsRequest } from '@cairn/contracts/campaigns/campaign-terms.request';
import { FundraisingDetailRequest } from '@cairn/contracts/campaigns/fundraising-detail.request';
import { RAISE_MODES, type RaiseMode } from '@cairn/contracts/campaigns/options';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { formatPercent } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { useSite } from '../../../lib/site/site.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { Form } from '../../../ui/forms/form.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { Notice } from '../../../ui/layout/surface.js';
import { faultsOf, useContractForm } from '../../../ui/forms/use-contract-form.js';
import { StepField } from '../autosave/step-field.js';
import { useAutosave } from '../autosave/use-autosave.js';
import type { Values } from '../autosave/values.js';
import type { StepFormProps } from '../step-form.js';
import { useReportedForm } from '../typed-step.js';
import { useCampaignCalendar } from '../use-campaign-calendar.js';
import { useLive } from '../use-live.js';
import { useRechecked } from '../use-rechecked.js';
import { useStepSaved } from '../use-step-saved.js';
import { OfferFields } from './offer-fields.js';
import { AllocationFields } from './allocation-fields.js';
import { AmountFields } from './amount-fields.js';
import { TermFields } from './term-fields.js';
import { WhoFields } from './who-fields.js';

const raiseFaults = faultsOf(FundraisingDetailRequest);
const termsFaults = faultsOf(CampaignTermsRequest);

/** Wizard step 2 (V-16 to V-18, V-34): the raise and its terms, two sections. */
export const RaiseForm = ({ draft, onLoadOther }: StepFormProps) => {
  const { t, i18n } = useTranslation(['wizard', 'common']);
  const fees = useSite().data?.fees;
  const step = useStepSaved(draft.id);
  const calendar = useCampaignCalendar();
  const live = useLive(draft, 'raise');
  const params = { campaignId: draft.id };
  const { version: raiseVersion, ...storedRaise } = draft.fundraisingDetail;
  const { version: termsVersion, ...storedTerms } = draft.campaignTerms;
  const rulesOf = (section: 'raise' | 'terms') => (values: Values) =>
    calendar ? sectionRefusals(section, { ...values, type: values['investingType'] }, calendar) : [];
  const [raiseRules, termsRules] = [rulesOf('raise'), rulesOf('terms')];
  const raise = useContractForm(
    FundraisingDetailRequest,
    {
      ...storedRaise,
      equityCurrencyCode: storedRaise.equityCurrencyCode ?? 'USD',
      campaignAccreditation: storedRaise.campaignAccreditation ?? 'both',
    },
    raiseRules,
  );
  const terms = useContractForm(CampaignTermsRequest, storedTerms, (values) =>
    termsRules({ ...raise.getValues(), ...values }),
  );
  const type = useWatch({ control: raise.control, name: 'investingType' }) ?? draft.type;
  const raiseSaving = useAutosave({
    section: 'raise',
    draftId: draft.id,
    form: raise,
    stored: { version: raiseVersion, values: storedRaise },
    isOff: live.isLive,
    save: (change, version) => send(campaignsApi.fundraisingDetail.change, { params, body: { ...change, version } }),
    read: () => send(campaignsApi.fundraisingDetail.read, { params }),
    faults: raiseFaults,
    rules: raiseRules,
  });
  const termsSaving = useAutosave({
    section: 'terms',
    draftId: draft.id,
    form: terms,
    stored: { version: termsVersion, values: storedTerms },
    isOff: live.isLive,
    save: (change, version) => send(campaignsApi.campaignTerms.change, { params, body: { ...change, version } }),
    read: () => send(campaignsApi.campaignTerms.read, { params }),
    // Terms of another kind wait until the kind is stored.
    faults: async (values) => (type === draft.type ? termsFaults(values) : Object.keys(values)),
    // Judged with the amounts that are stored, as the API does.
    rules: (values) => termsRules({ ...storedRaise, ...values }),
  });
  const { reread: rereadTerms } = termsSaving;
  const knownType = useRef(draft.type);
  useEffect(() => {
    if (knownType.current === draft.type) return;
    // The terms of the old kind are cleared; those of the new one may be stored now.
    knownType.current = draft.type;
    void rereadTerms();
  }, [draft.type, rereadTerms]);
  const isRestored = raiseSaving.isRestored || termsSaving.isRestored;
  useReportedForm('raise', raise, raiseFaults);
  useReportedForm('terms', terms, termsFaults);
  useRechecked(raise, raise, terms);
  useRechecked(terms, terms);

  /** C-05: with the fees of today, which may be others at the approval; none while they are on their way. */
  const feesText = (mode: RaiseMode): string => {
    if (fees === undefined) return t(`raise.${mode}.rule`);
    const percent = (points: number): string => formatPercent(points / 10_000, i18n.language);
    const [reached, missed] = mode === 'fixed' ? [fees.fixedReached, 0] : [fees.flexibleReached, fees.flexibleMissed];
    return t(`raise.${mode}.text`, { reached: percent(reached), missed: percent(missed) });
  };

  /** Every field is correct and stored; the amounts come first, because terms are judged with them. */
  const saveBoth = async (): Promise<boolean> => {
    const isRaiseStored = await raiseSaving.flush();
    await step.reread();
    return (await termsSaving.flush()) && isRaiseStored;
  };

  return (
    <Form
      form={raise}
      gap={6}
      label={t('raise.title')}
      onLoadOther={onLoadOther}
      onInvalid={async () => {
        await Promise.all([terms.trigger(), saveBoth()]);
      }}
      onSubmit={async () => {
        const isCorrect = await terms.trigger();
        if ((await saveBoth()) && isCorrect) await step.goOn(paths.story(draft.id));
      }}
    >
      {isRestored && <Notice tone="info">{t('saving.restored')}</Notice>}
      <OfferFields form={raise} />
      <StepField control={raise.control} name="raiseMode">
        {({ ref, value, onChange, error }) => (
          <ChoiceRows
            ref={ref}
            legend={t('raise.mode')}
            value={value}
            onChange={onChange}
            error={error}
            choices={RAISE_MODES.map((mode) => ({
              value: mode,
              title: t(`raise.${mode}.title`),
              text: feesText(mode),
            }))}
          />
        )}
      </StepField>
      <AmountFields control={raise.control} />
      <AllocationFields type={type} raise={raise.control} terms={terms.control} calendar={calendar} />
      <TermFields
        control={terms.control}
        raise={raise.control}
        type={type}
        onUsePart={(rate) => {
          terms.setValue('equityAvailable', rate, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
        }}
      />
      <WhoFields control={raise.control} calendar={calendar} />
      <StepFoot back={{ to: paths.companyInfo(draft.id), label: t('steps.company-info') }}>
        <Button type="submit" size="lg" loading={raise.formState.isSubmitting}>
          {t('raise.next')}
        </Button>
      </StepFoot>
    </Form>
  );
};
