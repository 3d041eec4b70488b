import { kycApi } from '@cairn/contracts/kyc/kyc.endpoints';
import { InvestorProfileRequest, NO_IDENTITY_YET } from '@cairn/contracts/kyc/investor-profile.request';
import { regionsOf } from '@cairn/contracts/kyc/regions';
import type { IdentityWay } from '@cairn/contracts/rails/providers';
import { TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useHasYearlyLimit } from '../../../lib/site/yearly-limit.js';
import { CountrySelect } from '../../../ui/inputs/country-select.js';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { useSiteToday } from '../../../lib/format/site-days.js';
import { DigitsInput } from '../../../ui/inputs/digits-input.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { FreeTextInput } from '../../../ui/inputs/free-text.js';
import { Columns, layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { Optional } from '../../../ui/forms/optional.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { RegionInput } from '../../../ui/inputs/region-input.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { forgetStep } from '../../../ui/forms/step-draft.js';
import { identityKeys, type Profile } from '../queries.js';
import { FigureFields } from '../figures/figure-fields.js';
import { useFigureLabel } from '../figures/use-figure-label.js';
import { IdentitySteps } from './identity-steps.js';
import { blankOf, FIRST_STEP, refusedTogether, sent, type Names } from './identity-values.js';
import { useKeptEntries } from '../use-kept-entries.js';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';

/** Fields that may stay empty. */
const OPTIONAL: ReadonlySet<string> = new Set(['address2', 'jobTitle', 'jobIndustry', 'investedElsewhere']);

interface IdentityFormProps {
  profile: Profile | null;
  /** Whose record it is. */
  userId: string;
  /** Starts again with what was stored elsewhere. */
  onLoadOther: () => Promise<void>;
  /** Who confirms the identity afterwards: staff of the site, or a provider. */
  way?: IdentityWay;
  /** Whether a document has to follow, before which nobody reviews what was sent. */
  lacksPaper?: boolean;
  /** As the account is called: what the law calls somebody begins with it. */
  names?: Names;
}

/** V-05, V-06: the identity record, handed in once and then under review. */
export const IdentityForm = ({
  profile,
  userId,
  onLoadOther,
  way = 'manual',
  lacksPaper,
  names,
}: IdentityFormProps) => {
  const { t } = useTranslation(['account', 'common', 'kyc']);
  const hasLimit = useHasYearlyLimit();
  const labelOf = useFigureLabel();
  const queries = useQueryClient();
  const byProvider = way !== 'manual';
  const today = useSiteToday();
  const form = useContractForm(
    InvestorProfileRequest,
    {
      ...(profile ? { ...sent(profile), ssn: '' } : blankOf(names)),
      version: profile?.version ?? NO_IDENTITY_YET,
    },
    (values) => refusedTogether(values, today),
  );
  const draftKey = `identity:${userId}`;
  const kept = useKeptEntries(form, draftKey);
  const { control, formState } = form;
  const [reached, setReached] = useState<'you' | 'money'>('you');
  // What is wrong in the first step is corrected there, whoever found it.
  const step = FIRST_STEP.some((name) => formState.errors[name] !== undefined) ? 'you' : reached;
  const toMoney = async () => {
    if (await form.trigger([...FIRST_STEP], { shouldFocus: true })) setReached('money');
  };
  const head = useRef<HTMLDivElement>(null);
  const before = useRef(reached);
  // The next step begins where the steps are named, not where the button before was.
  useEffect(() => {
    if (before.current !== reached) head.current?.focus();
    before.current = reached;
  }, [reached]);
  const country: unknown = useWatch({ control, name: 'country' });
  const text = (
    name: 'legalFirstName' | 'legalLastName' | 'address' | 'address2' | 'city' | 'jobTitle' | 'jobIndustry',
  ) => (
    <FormField key={name} control={control} name={name}>
      {(props) => (
        <FreeTextInput
          {...props}
          label={OPTIONAL.has(name) ? <Optional>{t(`identity.${name}`)}</Optional> : t(`identity.${name}`)}
        />
      )}
    </FormField>
  );

  return (
    <Form
      form={form}
      gap={6}
      label={t('identity.title')}
      onLoadOther={() => {
        forgetStep(draftKey);
        return onLoadOther();
      }}
      onSubmit={async (values) => {
        const body = { ...values, spouseIncomeIncluded: Boolean(values.spouseIncomeIncluded) };
        if (profile) await send(kycApi.changeProfile, { params: { id: profile.id }, body });
        else await send(kycApi.submitProfile, { body });
        forgetStep(draftKey);
        await queries.invalidateQueries({ queryKey: identityKeys.profile });
        await queries.invalidateQueries({ queryKey: SHARED_KEYS.me });
        if (!byProvider) notifications.show({ message: t(lacksPaper ? 'kyc:documents.left' : 'identity.sent') });
      }}
    >
      {kept && <Notice tone="info">{t(country === 'US' ? 'identity.kept' : 'identity.keptElsewhere')}</Notice>}
      <LeaveGuard dirty={form.formState.isDirty} />
      <div ref={head} tabIndex={-1}>
        <IdentitySteps now={step} way={way} />
      </div>
      <div hidden={step !== 'you'}>
        <Stack gap={6}>
          <Stack as="section" gap={5}>
            <h2 className={textCss.title3}>{t('identity.legal')}</h2>
            <Columns kind="pair">
              {text('legalFirstName')}
              {text('legalLastName')}
              <FormField control={control} name="dateOfBirth">
                {(props) => <TextInput {...props} type="date" autoComplete="bday" label={t('identity.dateOfBirth')} />}
              </FormField>
            </Columns>
          </Stack>
          <Stack as="section" gap={5}>
            <h2 className={textCss.title3}>{t('identity.where')}</h2>
            <Columns kind="pair">
              <FormField control={control} name="country">
                {(props) => <CountrySelect {...props} autoComplete="country" label={t('identity.country')} />}
              </FormField>
              {text('address')}
              {text('address2')}
              {text('city')}
              <FormField control={control} name="state">
                {(props) => (
                  <RegionInput
                    {...props}
                    country={country}
                    label={regionsOf(country) ? t('identity.state') : <Optional>{t('identity.state')}</Optional>}
                  />
                )}
              </FormField>
              <FormField control={control} name="postalCode">
                {(props) => (
                  <DigitsInput {...props} dir="ltr" autoComplete="postal-code" label={t('identity.postalCode')} />
                )}
              </FormField>
              {country === 'US' && (
                <FormField control={control} name="ssn">
                  {(props) => (
                    <DigitsInput
                      {...props}
                      dir="ltr"
                      autoComplete="off"
                      inputMode="numeric"
                      label={t('identity.ssn')}
                      description={t('identity.ssnNote')}
                    />
                  )}
                </FormField>
              )}
            </Columns>
          </Stack>
          <Button className={layoutCss.start} size="lg" onClick={() => void toMoney()}>
            {t('kyc:continue')}
          </Button>
        </Stack>
      </div>
      <div hidden={step !== 'money'}>
        <Stack gap={6}>
          <Columns kind="pair">
            {text('jobTitle')}
            {text('jobIndustry')}
          </Columns>
          <Stack as="section" gap={5}>
            <Stack gap={2}>
              <h2 className={textCss.title3}>{t('identity.money')}</h2>
              <Text as="p" muted>
                {t(hasLimit ? 'identity.moneyNote' : 'identity.moneyNoteNoLimit')}
              </Text>
            </Stack>
            <FigureFields
              control={control}
              amounts={(['yearlyIncome', 'netWorth', 'investedElsewhere'] as const).map((name) => ({
                name,
                label: OPTIONAL.has(name) ? <Optional>{labelOf(name)}</Optional> : labelOf(name),
              }))}
            />
            <FormField control={control} name="spouseIncomeIncluded">
              {(props) => <Tick {...props} label={t('identity.spouse')} />}
            </FormField>
          </Stack>
          <Row flow>
            <Button variant="default" size="lg" onClick={() => setReached('you')}>
              {t('kyc:before')}
            </Button>
            {step === 'money' && (
              <Button type="submit" size="lg" loading={formState.isSubmitting}>
                {t(byProvider || lacksPaper ? 'kyc:continue' : 'identity.submit')}
              </Button>
            )}
          </Row>
        </Stack>
      </div>
    </Form>
  );
};
