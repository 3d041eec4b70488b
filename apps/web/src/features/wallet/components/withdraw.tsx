import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import { WithdrawRequest } from '@cairn/contracts/wallet/wallet.requests';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { linkedAccountsQuery, useDebitsOffered } from '../../../lib/site/linked-accounts.js';
import { AccountName } from '../../../ui/data/account-name.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { BankFields } from '../../../ui/inputs/bank-fields.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { OTHER_ACCOUNT } from '../../../ui/inputs/other-account.js';
import { Stack } from '../../../ui/layout/layout.js';
import type { Wallet } from '../balance.js';
import { payerAccountsQuery } from '../queries.js';
import { useAmountFacts, useWithdrawal } from '../use-withdrawal.js';
import { WithdrawLimits } from './withdraw-limits.js';
import { WithdrawAmount, WithdrawEnd } from './withdraw-parts.js';
import { WithdrawToLinked } from './withdraw-to-linked.js';
import { WithdrawToPayer } from './withdraw-to-payer.js';

/** Linked accounts hold dollars. */
const LINKED_CURRENCY = 'USD';

/** The amount, the account and the sum: none is named that may not leave. */
const WithdrawForm = ({ wallet }: { wallet: Wallet }) => {
  const { t } = useTranslation('wallet');
  const empty = {
    amount: null,
    currency: wallet.currency,
    accountHolder: wallet.accountHolder ?? '',
    bankName: '',
    accountType: 'checking',
    accountNumber: '',
    confirmAccountNumber: '',
    routingNumber: '',
  };
  const form = useContractForm(WithdrawRequest, empty);
  const facts = useAmountFacts(wallet, useWatch({ control: form.control, name: 'amount' }));
  const withdraw = useWithdrawal(wallet, form, (body, idempotencyKey) =>
    send(walletApi.withdraw, { body, idempotencyKey }),
  );
  return (
    <Form form={form} gap={4} label={t('withdraw')} onSubmit={withdraw}>
      <WithdrawAmount wallet={wallet} form={form} facts={facts} />
      <BankFields control={form.control} holderNote={t('holderNote')} />
      <WithdrawEnd wallet={wallet} form={form} facts={facts} />
    </Form>
  );
};

/** Accounts that are known already: linked at a bank, or at a provider from which the person has paid. */
const useKnownAccounts = ({ currency }: Wallet) => {
  const { t } = useTranslation('wallet');
  const enabled = useDebitsOffered() && currency === LINKED_CURRENCY;
  const { data: all = [] } = useQuery({ ...linkedAccountsQuery, enabled });
  const { data: payers = [] } = useQuery(payerAccountsQuery);
  const linked = all.filter(({ state, hindrance }) => state === 'linked' && hindrance !== 'owner');
  return {
    isPayer: (id: string) => payers.some((payer) => payer.id === id),
    choices: [
      ...linked.map((account) => ({ value: account.id, title: <AccountName account={account} /> })),
      ...payers.map(({ id, label }) => ({ value: id, title: <bdi>{label}</bdi>, text: t('payerAccount') })),
    ],
  };
};

/** To an account that is known where there is one, or to one whose numbers are typed. */
const Destination = ({ wallet }: { wallet: Wallet }) => {
  const { t } = useTranslation(['wallet', 'bank']);
  const { choices, isPayer } = useKnownAccounts(wallet);
  const [chosen, setChosen] = useState<string | null>(null);
  const [first] = choices;
  if (first === undefined) return <WithdrawForm wallet={wallet} />;
  const isKnown = chosen === OTHER_ACCOUNT || choices.some(({ value }) => value === chosen);
  const value = (isKnown ? chosen : null) ?? first.value;
  const To = isPayer(value) ? WithdrawToPayer : WithdrawToLinked;
  return (
    <>
      <ChoiceRows
        legend={t('toAccount')}
        value={value}
        onChange={setChosen}
        choices={[...choices, { value: OTHER_ACCOUNT, title: t('bank:linked.other'), text: t('otherNumbers') }]}
      />
      {value === OTHER_ACCOUNT ? (
        <WithdrawForm wallet={wallet} />
      ) : (
        <To key={value} wallet={wallet} accountId={value} />
      )}
    </>
  );
};

/**
 * V-09, V-10, V-24: to a bank account, or to an account at a provider. The fee is taken from the amount and shown before. Where nothing may leave, only
 * what waits, and until when, is said.
 */
export const Withdraw = ({ wallet }: { wallet: Wallet }) => (
  <Stack>
    <WithdrawLimits wallet={wallet} />
    {wallet.withdrawable > 0 && <Destination wallet={wallet} />}
  </Stack>
);
