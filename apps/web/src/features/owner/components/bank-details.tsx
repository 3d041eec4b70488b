import { campaignsApi } from '@cairn/contracts/campaigns/campaigns.endpoints';
import { ACCOUNT_TYPES } from '@cairn/contracts/campaigns/options';
import { PaymentDetailRequest } from '@cairn/contracts/campaigns/payment-detail.request';
import { NEW_BANK_COOLDOWN_HOURS } from '@cairn/contracts/lifecycles/wallet.lifecycle';
import { Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { BankFields } from '../../../ui/inputs/bank-fields.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { Deadline } from '../../../ui/data/site-date.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { ownerKeys, type OwnCampaign, type TakeAway } from '../queries.js';

export type BankAccount = OwnCampaign['paymentDetail'];

interface AccountProps {
  campaignId: string;
  account: BankAccount;
}

const ChangeForm = ({ campaignId, account, onDone }: AccountProps & { onDone: () => void }) => {
  const { t } = useTranslation('owner');
  const queries = useQueryClient();
  const { accountHolder, accountNumberLast4: last4, bankName, accountType, routingNumber } = account;
  const form = useContractForm(PaymentDetailRequest, {
    accountHolder,
    bankName,
    accountType: ACCOUNT_TYPES.find((type) => type === accountType) ?? 'checking',
    routingNumber,
    accountNumber: '',
    confirmAccountNumber: '',
    tos: false,
  });
  return (
    <Form
      form={form}
      gap={4}
      label={t('payout.bank.title')}
      onSubmit={async (body) => {
        await send(campaignsApi.paymentDetail.change, { params: { campaignId }, body });
        await queries.invalidateQueries({ queryKey: ownerKeys.one(campaignId) });
        notifications.show({ message: t('payout.bank.saved') });
        onDone();
      }}
    >
      {last4 !== null && (
        <Text as="p" size="small">
          {t('payout.bank.stored', { last4, bank: bankName })} {t('payout.bank.fill')}
        </Text>
      )}
      <BankFields control={form.control} holderNote={t('payout.bank.holderNote')} />
      <FormField control={form.control} name="tos">
        {(props) => <Tick {...props} label={t('payout.bank.tos')} />}
      </FormField>
      <Notice tone="info">{t('payout.bank.wait', { count: NEW_BANK_COOLDOWN_HOURS })}</Notice>
      <Button type="submit" fullWidth loading={form.formState.isSubmitting}>
        {t('payout.bank.save')}
      </Button>
    </Form>
  );
};

/** Opens the bank details of a campaign for a change, which requires step-up authentication (SEC-14). */
export const ChangeBankDetails = ({ campaignId, account, label }: AccountProps & { label: string }) => {
  const { t } = useTranslation(['owner', 'common']);
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" size="sm" onClick={open}>
        {label}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={t('payout.bank.title')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <ChangeForm campaignId={campaignId} account={account} onDone={close} />
      </Modal>
    </>
  );
};

/** The bank account of payouts, and its first day of use when it is new. */
export const BankDetails = ({ account, takeAway }: { account: BankAccount; takeAway: TakeAway }) => {
  const { t } = useTranslation('owner');
  const { accountNumberLast4: last4, bankName } = account;
  if (last4 === null) return null;
  return (
    <>
      <Text as="p" size="small" muted>
        {t('payout.bank.stored', { last4, bank: bankName })}
      </Text>
      {takeAway.bankSendableAt !== null && (
        <Notice tone="info">
          {t('payout.bank.from')} <Deadline value={takeAway.bankSendableAt} />
        </Notice>
      )}
    </>
  );
};
