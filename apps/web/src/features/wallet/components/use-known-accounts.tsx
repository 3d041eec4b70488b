import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { linkedAccountsQuery, useDebitsOffered } from '../../../lib/site/linked-accounts.js';
import { AccountName } from '../../../ui/data/account-name.js';
import { Code } from '../../../ui/data/figures.js';
import type { Choice } from '../../../ui/inputs/choice-rows.js';
import type { Wallet } from '../balance.js';
import { payerAccountsQuery, savedAccountsQuery } from '../queries.js';
import { WithdrawToLinked } from './withdraw-to-linked.js';
import { WithdrawToPayer } from './withdraw-to-payer.js';
import { WithdrawToSaved } from './withdraw-to-saved.js';

/** Linked accounts hold dollars. */
const LINKED_CURRENCY = 'USD';

type To = ComponentType<{ wallet: Wallet; accountId: string }>;

/** Accounts that are known already: saved, linked at a bank, or at a provider from which the person has paid. */
export const useKnownAccounts = ({ currency }: Wallet) => {
  const { t } = useTranslation('wallet');
  const enabled = useDebitsOffered() && currency === LINKED_CURRENCY;
  const { data: all = [] } = useQuery({ ...linkedAccountsQuery, enabled });
  const { data: payers = [] } = useQuery(payerAccountsQuery);
  const { data: saved = [] } = useQuery(savedAccountsQuery);
  const linked = all.filter(({ state, hindrance }) => state === 'linked' && hindrance !== 'owner');
  const choices: Choice<string>[] = [
    ...saved.map(({ id, bankName, last4 }) => ({
      value: id,
      title: (
        <>
          <bdi>{bankName}</bdi> <Code>{`•••• ${last4}`}</Code>
        </>
      ),
      text: t('savedAccount'),
    })),
    ...linked.map((account) => ({ value: account.id, title: <AccountName account={account} /> })),
    ...payers.map(({ id, label }) => ({ value: id, title: <bdi>{label}</bdi>, text: t('payerAccount') })),
  ];
  /** The form of a known account. */
  const formOf = (value: string): To => {
    if (payers.some(({ id }) => id === value)) return WithdrawToPayer;
    return saved.some(({ id }) => id === value) ? WithdrawToSaved : WithdrawToLinked;
  };
  return { choices, formOf };
};
