import { ApiError } from '@cairn/client';
import { campaignsApi } from '@cairn/contracts/campaigns/campaigns.endpoints';
import { sectionRefusals } from '@cairn/contracts/campaigns/campaign-rules';
import { CampaignTermsRequest } from '@cairn/contracts/campaigns/campaign-terms.request';
import { FundraisingDetailRequest } from '@cairn/contracts/campaigns/fundraising-detail.request';
import { RAISE_MODES, type RaiseMode } from '@cairn/contracts/campaigns/options';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { formatPercent } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { useSite } from '../../../lib/site/site.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { Notice } from '../../../ui/layout/surface.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { retype, useKeptDraft } from '../../../ui/forms/use-kept-draft.js';
import type { StepFormProps } from '../step-form.js';
import { useReportedForm } from '../typed-step.js';
import { useCampaignCalendar } from '../use-campaign-calendar.js';
import { useRechecked } from '../use-rechecked.js';
import { useStepSaved } from '../use-step-saved.js';
import { AmountFields } from './amount-fields.js';
import { TermFields } from './term-fields.js';
import { WhoFields } from './who-fields.js';

/** Wizard step 2 (V-16 to V-18, V-34): the raise and its terms, two requests behind one button. */
export const RaiseForm = ({ draft, onLoadOther }: StepFormProps) => {
  const { t, i18n } = useTranslation(['wizard', 'common']);
  const fees = useSite().data?.fees;
  const step = useStepSaved(draft.id);
  const calendar = useCampaignCalendar();
  const { type } = draft;
  const raise = useContractForm(
    FundraisingDetailRequest,
    {
      ...draft.fundraisingDetail,
      equityCurrencyCode: draft.fundraisingDetail.equityCurrencyCode ?? 'USD',
      campaignAccreditation: draft.fundraisingDetail.campaignAccreditation ?? 'both',
    },
    (values) => (calendar ? sectionRefusals('raise', { type, ...values }, calendar) : []),
  );
  const terms = useContractForm(CampaignTermsRequest, draft.campaignTerms, (values) =>
    calendar ? sectionRefusals('terms', { type, ...raise.getValues(), ...values }, calendar) : [],
  );
  const kept = useKeptDraft({
    key: `raise:${draft.id}`,
    isDirty: raise.formState.isDirty || terms.formState.isDirty,
    read: () => ({ raise: raise.getValues(), terms: terms.getValues() }),
    restore: (values) => {
      retype(raise, values.raise);
      retype(terms, values.terms);
    },
  });
  useReportedForm('raise', raise);
  useReportedForm('terms', terms);
  useRechecked(raise, raise, terms);
  useRechecked(terms, terms);

  /** C-05: with the fees of today, which may be others at the approval; none while they are on their way. */
  const feesText = (mode: RaiseMode): string => {
    if (fees === undefined) return t(`raise.${mode}.rule`);
    const percent = (points: number): string => formatPercent(points / 10_000, i18n.language);
    const [reached, missed] = mode === 'fixed' ? [fees.fixedReached, 0] : [fees.flexibleReached, fees.flexibleMissed];
    return t(`raise.${mode}.text`, { reached: percent(reached), missed: percent(missed) });
  };

  /** Saves the terms; false when a field was invalid, with the error at that field. */
  const saveTerms = async (): Promise<boolean> => {
    let done = false;
    await terms.handleSubmit(async (body) => {
      try {
        const { version } = await send(campaignsApi.campaignTerms.change, { params: { campaignId: draft.id }, body });
        terms.setValue('version', version);
        done = true;
      } catch (error) {
        if (!(error instanceof ApiError) || error.fields.length === 0) throw error;
        for (const { field, msg } of error.fields) terms.setError(field, { type: 'server', message: msg });
      }
    })();
    return done;
  };

  return (
    <Form
      form={raise}
      gap={6}
      label={t('raise.title')}
      onLoadOther={onLoadOther}
      onInvalid={() => terms.trigger()}
      onSubmit={async (body) => {
        const { version } = await send(campaignsApi.fundraisingDetail.change, {
          params: { campaignId: draft.id },
          body,
        });
        raise.setValue('version', version);
        const complete = await saveTerms();
        if (complete) await step.goOn(paths.story(draft.id));
        else await step.reread();
      }}
    >
      {kept && <Notice tone="info">{t('common:unsaved.kept')}</Notice>}
      <LeaveGuard dirty={(raise.formState.isDirty || terms.formState.isDirty) && !step.stored} />
      <FormField control={raise.control} name="raiseMode">
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
      </FormField>
      <AmountFields control={raise.control} />
      <TermFields control={terms.control} raise={raise.control} type={type} />
      <WhoFields control={raise.control} calendar={calendar} />
      <StepFoot back={{ to: paths.companyInfo(draft.id), label: t('steps.company-info') }}>
        <Button type="submit" size="lg" loading={raise.formState.isSubmitting}>
          {t('raise.next')}
        </Button>
      </StepFoot>
    </Form>
  );
};
