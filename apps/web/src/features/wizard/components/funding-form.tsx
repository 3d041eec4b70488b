import { campaignsApi } from '@cairn/contracts/campaigns/campaigns.endpoints';
import { ACCOUNT_TYPES } from '@cairn/contracts/campaigns/options';
import { PaymentDetailRequest } from '@cairn/contracts/campaigns/payment-detail.request';
import { notifications } from '@mantine/notifications';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { BankFields } from '../../../ui/inputs/bank-fields.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { Notice } from '../../../ui/layout/surface.js';
import { TextLink } from '../../../ui/text/text.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { faultsOf, useContractForm } from '../../../ui/forms/use-contract-form.js';
import { useKeptDraft } from '../../../ui/forms/use-kept-draft.js';
import { useDraftSaved, type Draft } from '../queries.js';
import { AchAccountField } from './ach-account-field.js';
import { useReportedForm, useReportedValue } from '../typed-step.js';

const faults = faultsOf(PaymentDetailRequest);

/** Wizard step 6 (V-09, V-10, V-37): the payout account. The number is never shown again. */
export const FundingForm = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation(['wizard', 'common']);
  const saved = useDraftSaved(draft.id);
  const { accountHolder, accountNumberLast4, bankName, accountType, routingNumber } = draft.paymentDetail;
  const form = useContractForm(PaymentDetailRequest, {
    accountHolder: accountHolder ?? draft.companyProfile.companyName,
    bankName,
    accountType: ACCOUNT_TYPES.find((type) => type === accountType) ?? 'checking',
    routingNumber,
    accountNumber: '',
    confirmAccountNumber: '',
    tos: false,
    achAccountId: draft.paymentDetail.achAccountId,
  });

  const kept = useKeptDraft({
    key: `funding:${draft.id}`,
    isDirty: form.formState.isDirty,
    // The numbers of an account are typed again: only the server stores them.
    read: () => {
      const { accountHolder: holder, bankName: bank, accountType: type } = form.getValues();
      return { accountHolder: holder, bankName: bank, accountType: type };
    },
    restore: ({ accountHolder: holder, bankName: bank, accountType: type }) => {
      form.setValue('accountHolder', holder, { shouldDirty: true });
      form.setValue('bankName', bank, { shouldDirty: true });
      form.setValue('accountType', type, { shouldDirty: true });
    },
  });

  useReportedForm('funding', form, faults);
  useReportedValue('accountNumber', accountNumberLast4);
  useReportedValue('tos', draft.paymentDetail.tos);
  useReportedValue('achAccountId', draft.paymentDetail.achAccountId);

  return (
    <Form
      form={form}
      label={t('funding.title')}
      onSubmit={async (body) => {
        await send(campaignsApi.paymentDetail.change, { params: { campaignId: draft.id }, body });
        await saved();
        form.reset({ ...body, accountNumber: '', confirmAccountNumber: '' });
        notifications.show({ message: t('saved') });
      }}
    >
      {kept && <Notice tone="info">{t('funding.kept')}</Notice>}
      <LeaveGuard dirty={form.formState.isDirty} />
      {accountNumberLast4 && <Notice tone="info">{t('funding.stored', { last4: accountNumberLast4 })}</Notice>}
      <BankFields control={form.control} holderNote={t('funding.holderNote')} />
      <AchAccountField control={form.control} campaignId={draft.id} />
      <FormField control={form.control} name="tos">
        {(props) => (
          <Tick
            {...props}
            label={
              <Trans
                t={t}
                i18nKey="funding.tos"
                components={{
                  // In a new tab: the typed text stays here.
                  terms: <TextLink to={paths.terms} target="_blank" />,
                  guidelines: <TextLink to={paths.guidelines} target="_blank" />,
                }}
              />
            }
          />
        )}
      </FormField>
      <StepFoot back={{ to: paths.extras(draft.id), label: t('steps.extras') }}>
        <Button
          type="submit"
          size="lg"
          // A stored account leaves submission as the main action.
          variant={accountNumberLast4 && !form.formState.isDirty ? 'default' : 'filled'}
          loading={form.formState.isSubmitting}
        >
          {t('funding.save')}
        </Button>
      </StepFoot>
    </Form>
  );
};
