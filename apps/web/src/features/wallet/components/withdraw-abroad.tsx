import type { BankAccountKind } from '@cairn/contracts/bank/bank-numbers';
import { savedAccountsApi } from '@cairn/contracts/wallet/saved-accounts.endpoints';
import { WithdrawAbroadRequest } from '@cairn/contracts/wallet/saved-accounts.requests';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { BankNumberFields } from '../../../ui/inputs/bank-number-fields.js';
import { FreeTextInput } from '../../../ui/inputs/free-text.js';
import { Tick } from '../../../ui/inputs/tick.js';
import type { Wallet } from '../balance.js';
import { useAmountFacts, useTypedAmount, useWithdrawal, type KeptAmount } from '../use-withdrawal.js';
import { AccountPlace } from './account-place.js';
import { WithdrawAmount, WithdrawEnd } from './withdraw-parts.js';

export interface PlacedProps extends KeptAmount {
  wallet: Wallet;
  /** Of the account, which decides on the form. */
  kind: BankAccountKind;
  onKind: (kind: BankAccountKind) => void;
}

/** V-11, V-24: to an account outside the United States, by the numbers that its kind has. */
export const WithdrawAbroad = ({ wallet, kind, amount, onAmount, onKind }: PlacedProps) => {
  const { t } = useTranslation(['wallet', 'bank']);
  const form = useContractForm(WithdrawAbroadRequest, {
    amount,
    currency: wallet.currency,
    type: kind,
    ownerName: wallet.accountHolder ?? '',
    bank: '',
    iban: '',
    bic: '',
    sortCode: '',
    institutionNumber: '',
    branchCode: '',
    accountNumber: '',
    bankName: '',
    bankCountry: '',
    saveAccount: false,
  });
  const { control } = form;
  const facts = useAmountFacts(wallet, useTypedAmount(form, onAmount));
  const withdraw = useWithdrawal(wallet, form, (body, idempotencyKey) =>
    send(savedAccountsApi.withdrawAbroad, { body, idempotencyKey }),
  );
  return (
    <Form form={form} gap={4} label={t('withdraw')} onSubmit={withdraw}>
      <WithdrawAmount wallet={wallet} form={form} facts={facts} />
      <FormField control={control} name="type">
        {({ error }) => <AccountPlace error={error} kind={kind} onKind={onKind} />}
      </FormField>
      <FormField control={control} name="ownerName">
        {(props) => (
          <FreeTextInput {...props} autoComplete="name" label={t('bank:accountHolder')} description={t('holderNote')} />
        )}
      </FormField>
      {kind !== 'CA' && (
        <FormField control={control} name="bank">
          {(props) => <FreeTextInput {...props} label={t('bank:bankName')} />}
        </FormField>
      )}
      <BankNumberFields control={control} kind={kind} />
      <FormField control={control} name="saveAccount">
        {(props) => <Tick {...props} label={t('bank:saveAccount')} />}
      </FormField>
      <WithdrawEnd wallet={wallet} form={form} facts={facts} />
    </Form>
  );
};
