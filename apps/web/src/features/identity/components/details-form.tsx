import { kycApi } from '@cairn/contracts/kyc/kyc.endpoints';
import { ACCOUNT_TYPES, EMPLOYMENT_STATUSES } from '@cairn/contracts/kyc/investor-details.request';
import { ChangeInvestorProfileRequest } from '@cairn/contracts/kyc/investor-profile.request';
import { NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHasYearlyLimit } from '../../../lib/site/yearly-limit.js';
import { send } from '../../../lib/api/api.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { CountrySelect } from '../../../ui/inputs/country-select.js';
import { Button } from '../../../ui/inputs/button.js';
import { DigitsInput } from '../../../ui/inputs/digits-input.js';
import { FreeTextarea, FreeTextInput } from '../../../ui/inputs/free-text.js';
import { TagsText } from '../../../ui/inputs/tags-text.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { Columns, layoutCss, Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import { FigureFields } from '../figures/figure-fields.js';
import { useFigureLabel } from '../figures/use-figure-label.js';
import css from './check.module.css';
import { identityKeys, type Profile } from '../queries.js';

const AMOUNTS = ['yearlyIncome', 'netWorth', 'investedElsewhere'] as const;
const MORE_AMOUNTS = ['averageIncome', 'householdIncome', 'averageHouseholdIncome', 'householdNetWorth'] as const;
const TEXTS = [
  'middleInitial',
  'occupation',
  'employerName',
  'employerDetails',
  'spouseFirstName',
  'spouseLastName',
] as const;
const CODES = ['secondEmail', 'alternativePhone'] as const;

/** What the form sends; all else of the record stays. */
const NAMES = [
  'figuresCurrency',
  ...AMOUNTS,
  ...MORE_AMOUNTS,
  ...TEXTS,
  ...CODES,
  'spouseIncomeIncluded',
  'accountType',
  'domicile',
  'brokerDealerAssociation',
  'employmentStatus',
  'tags',
  'notes',
  'investTo',
] as const;

/** Behind the fold: most people need none of them. */
const MORE = NAMES.filter(
  (name) => ![...AMOUNTS, ...MORE_AMOUNTS, 'figuresCurrency', 'spouseIncomeIncluded'].some((figure) => figure === name),
);

const storedOf = (profile: Profile) =>
  Object.fromEntries(NAMES.map((name) => [name, profile[name] ?? (name === 'brokerDealerAssociation' ? false : '')]));

/** Figures and details of the record that nobody reviews: they may change after the approval, too. */
export const DetailsForm = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation(['account', 'common']);
  const hasLimit = useHasYearlyLimit();
  const labelOf = useFigureLabel();
  const queries = useQueryClient();
  const form = useContractForm(ChangeInvestorProfileRequest, storedOf(profile));
  const { control, formState } = form;
  // A refusal is never hidden.
  const isWrong = MORE.some((name) => formState.errors[name] !== undefined);
  const select = (
    name: 'accountType' | 'employmentStatus' | 'investTo',
    options: readonly { value: string; label: string }[],
  ) => (
    <FormField control={control} name={name}>
      {(props) => <NativeSelect {...props} label={t(`details.${name}`)} data={[...options]} />}
    </FormField>
  );
  const none = { value: '', label: t('common:choose') };
  return (
    <Form
      form={form}
      label={t('details.title')}
      onSubmit={async (values) => {
        const body = Object.fromEntries(NAMES.map((name) => [name, values[name]]));
        await send(kycApi.changeProfile, { params: { id: profile.id }, body });
        await queries.invalidateQueries({ queryKey: identityKeys.profile });
        await queries.invalidateQueries({ queryKey: identityKeys.figures });
        await queries.invalidateQueries({ queryKey: ['standing'] });
        notifications.show({ message: t('details.saved') });
      }}
    >
      <LeaveGuard dirty={form.formState.isDirty} />
      <Stack gap={2}>
        <h3>{t('details.figures')}</h3>
        <Text as="p" size="small" muted>
          {t(hasLimit ? 'details.figuresNote' : 'details.figuresNoteNoLimit')}
        </Text>
      </Stack>
      <FigureFields
        control={control}
        amounts={[
          ...AMOUNTS.map((name) => ({ name, label: labelOf(name) })),
          ...MORE_AMOUNTS.map((name) => ({ name, label: t(`details.${name}`) })),
        ]}
      />
      <FormField control={control} name="spouseIncomeIncluded">
        {(props) => <Tick {...props} label={t('identity.spouse')} />}
      </FormField>
      <details open={isWrong || undefined}>
        <summary>{t('details.more')}</summary>
        <Stack gap={5} className={css.more}>
          <Columns kind="pair">
            {select(
              'accountType',
              ACCOUNT_TYPES.map((value) => ({ value, label: t(`details.accountTypes.${value}`) })),
            )}
            {select(
              'investTo',
              (['self', 'other'] as const).map((value) => ({ value, label: t(`details.investTos.${value}`) })),
            )}
            <FormField control={control} name="domicile">
              {(props) => <CountrySelect {...props} label={t('details.domicile')} />}
            </FormField>
            {select('employmentStatus', [
              none,
              ...EMPLOYMENT_STATUSES.map((value) => ({ value, label: t(`details.employmentStatuses.${value}`) })),
            ])}
            {TEXTS.map((name) => (
              <FormField key={name} control={control} name={name}>
                {(props) => <FreeTextInput {...props} label={t(`details.${name}`)} />}
              </FormField>
            ))}
            {CODES.map((name) => (
              <FormField key={name} control={control} name={name}>
                {(props) => <DigitsInput {...props} dir="ltr" label={t(`details.${name}`)} />}
              </FormField>
            ))}
          </Columns>
          <FormField control={control} name="brokerDealerAssociation">
            {(props) => <Tick {...props} label={t('details.brokerDealerAssociation')} />}
          </FormField>
          <FormField control={control} name="tags">
            {(props) => <TagsText {...props} label={t('details.tags')} />}
          </FormField>
          <FormField control={control} name="notes">
            {(props) => <FreeTextarea {...props} autosize minRows={2} label={t('details.notes')} />}
          </FormField>
        </Stack>
      </details>
      <Button type="submit" className={layoutCss.start} loading={form.formState.isSubmitting}>
        {t('details.save')}
      </Button>
    </Form>
  );
};
