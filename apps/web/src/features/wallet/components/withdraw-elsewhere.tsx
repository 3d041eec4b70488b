import type { BankAccountKind } from '@cairn/contracts/bank/bank-numbers';
import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import { WithdrawRequest } from '@cairn/contracts/wallet/wallet.requests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { BankFields } from '../../../ui/inputs/bank-fields.js';
import { Tick } from '../../../ui/inputs/tick.js';
import type { Wallet } from '../balance.js';
import { useAmountFacts, useTypedAmount, useWithdrawal, type KeptAmount } from '../use-withdrawal.js';
import { AccountPlace } from './account-place.js';
import { WithdrawAbroad, type PlacedProps } from './withdraw-abroad.js';
import { WithdrawAmount, WithdrawEnd } from './withdraw-parts.js';

/** In the United States: the amount, the account and the sum: none is named that may not leave. */
const WithdrawAtHome = ({ wallet, kind, amount, onAmount, onKind }: PlacedProps) => {
  const { t } = useTranslation(['wallet', 'bank']);
  const empty = {
    amount,
    currency: wallet.currency,
    accountHolder: wallet.accountHolder ?? '',
    bankName: '',
    accountType: 'checking',
    accountNumber: '',
    confirmAccountNumber: '',
    routingNumber: '',
    saveAccount: false,
  };
  const form = useContractForm(WithdrawRequest, empty);
  const facts = useAmountFacts(wallet, useTypedAmount(form, onAmount));
  const withdraw = useWithdrawal(wallet, form, (body, idempotencyKey) =>
    send(walletApi.withdraw, { body, idempotencyKey }),
  );
  return (
    <Form form={form} gap={4} label={t('withdraw')} onSubmit={withdraw}>
      <WithdrawAmount wallet={wallet} form={form} facts={facts} />
      <AccountPlace kind={kind} onKind={onKind} />
      <BankFields control={form.control} holderNote={t('holderNote')} isOneOfMany />
      <FormField control={form.control} name="saveAccount">
        {(props) => <Tick {...props} label={t('bank:saveAccount')} />}
      </FormField>
      <WithdrawEnd wallet={wallet} form={form} facts={facts} />
    </Form>
  );
};

/** To an account whose numbers are entered, by the form of its country. */
export const WithdrawElsewhere = ({ wallet, amount, onAmount }: KeptAmount & { wallet: Wallet }) => {
  const [kind, setKind] = useState<BankAccountKind>(wallet.currency === 'USD' ? 'US' : 'IBAN');
  const placed = { wallet, kind, amount, onAmount, onKind: setKind };
  return kind === 'US' ? <WithdrawAtHome {...placed} /> : <WithdrawAbroad key={kind} {...placed} />;
};
