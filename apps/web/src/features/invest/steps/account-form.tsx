import { InvestingAccountRequest, INVESTING_AS } from '@cairn/contracts/investments/steps/investing-account.request';
import { investingAccountsApi } from '@cairn/contracts/investments/steps/investing-accounts.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { Button } from '../../../ui/inputs/button.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { layoutCss, Stack } from '../../../ui/layout/layout.js';
import { AccountAddress, AccountHolder } from './account-fields.js';
import { stepKeys, type OwnIdentity, type Process } from './queries.js';
import { backOf } from './step-paths.js';
import { useAnswer } from './use-answer.js';

const STEP = 'pre-subscription-information';

const BLANK = {
  investingAs: 'INDIVIDUAL' as const,
  firstName: '',
  lastName: '',
  title: '',
  legalName: '',
  companyType: null,
  stateOfFormation: '',
  ein: '',
  soleOwner: false,
  birthDate: '',
  ssn: '',
  civilId: '',
  usCitizen: false,
  coOwnerFirstName: '',
  coOwnerLastName: '',
  coOwnerRelation: null,
  custodianName: '',
  custodianAccount: '',
  address: '',
  unit: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  countryCode: '',
  mobile: '',
  taxCertified: false,
};

/** What is known of oneself is not asked for again. */
const begunWith = (identity: OwnIdentity): typeof BLANK => {
  if (identity === null) return BLANK;
  const { legalFirstName, legalLastName, dateOfBirth, address, address2, city, state, postalCode, country } = identity;
  return {
    ...BLANK,
    firstName: legalFirstName,
    lastName: legalLastName,
    birthDate: dateOfBirth,
    address,
    unit: address2 ?? '',
    city,
    state: state ?? '',
    postalCode,
    country,
  };
};

interface AccountFormProps {
  process: Process;
  identity: OwnIdentity;
  /** Back to the accounts that are there already. */
  onBack: (() => void) | undefined;
}

/** V-05 to V-07: a new holder: oneself, two together, a company, a retirement account. */
export const AccountForm = ({ process, identity, onBack }: AccountFormProps) => {
  const { t } = useTranslation('invest');
  const queries = useQueryClient();
  const answer = useAnswer(process, STEP);
  const form = useContractForm(InvestingAccountRequest, begunWith(identity));
  const { control } = form;
  const investingAs = useWatch({ control, name: 'investingAs' });
  return (
    <Form
      form={form}
      gap={6}
      label={t(`step.${STEP}.title`)}
      onSubmit={async (body) => {
        const flags = { soleOwner: Boolean(body.soleOwner), usCitizen: Boolean(body.usCitizen) };
        const { id } = await send(investingAccountsApi.add, { body: { ...body, ...flags } });
        await queries.invalidateQueries({ queryKey: stepKeys.accounts });
        await answer({ preSubscription: { accountId: id } });
      }}
    >
      <LeaveGuard
        dirty={form.formState.isDirty && !form.formState.isSubmitting && !form.formState.isSubmitSuccessful}
      />
      <FormField control={control} name="investingAs">
        {({ ref, value, onChange, error }) => (
          <ChoiceRows
            ref={ref}
            legend={t('account.who')}
            value={value}
            onChange={onChange}
            error={error}
            choices={INVESTING_AS.map((kind) => ({
              value: kind,
              title: t(`account.kind.${kind}.title`),
              text: t(`account.kind.${kind}.text`),
            }))}
          />
        )}
      </FormField>
      <AccountHolder control={control} investingAs={investingAs} />
      <AccountAddress control={control} />
      <FormField control={control} name="taxCertified">
        {(props) => <Tick {...props} label={t('account.taxCertified')} />}
      </FormField>
      <Stack gap={3}>
        {onBack && (
          <Button variant="subtle" className={layoutCss.start} onClick={onBack}>
            {t('account.backToList')}
          </Button>
        )}
        <StepFoot back={{ to: backOf(process, STEP), label: t('steps.investor-questionnaire') }}>
          <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
            {t('step.next')}
          </Button>
        </StepFoot>
      </Stack>
    </Form>
  );
};
