import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { linkedAccountsQuery, useDebitsOffered } from '../../../lib/site/linked-accounts.js';
import { AccountName } from '../../../ui/data/account-name.js';
import { Code } from '../../../ui/data/figures.js';
import type { Choice } from '../../../ui/inputs/choice-rows.js';
import type { Wallet } from '../balance.js';
import { payerAccountsQuery, savedAccountsQuery } from '../queries.js';

/** Linked accounts hold dollars. */
const LINKED_CURRENCY = 'USD';

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
  const kindOf = (value: string): 'payer' | 'saved' | 'linked' => {
    if (payers.some(({ id }) => id === value)) return 'payer';
    return saved.some(({ id }) => id === value) ? 'saved' : 'linked';
  };
  return { choices, kindOf };
};
