import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { OTHER_ACCOUNT } from '../../../ui/inputs/other-account.js';
import { Stack } from '../../../ui/layout/layout.js';
import type { Wallet } from '../balance.js';
import { useKnownAccounts } from './use-known-accounts.js';
import { WithdrawElsewhere } from './withdraw-elsewhere.js';
import { WithdrawToLinked } from './withdraw-to-linked.js';
import { WithdrawToPayer } from './withdraw-to-payer.js';
import { WithdrawToSaved } from './withdraw-to-saved.js';
import { WithdrawLimits } from './withdraw-limits.js';

const FORMS = { payer: WithdrawToPayer, saved: WithdrawToSaved, linked: WithdrawToLinked } as const;

/** To an account that is known where there is one, or to one whose numbers are typed. */
const Destination = ({ wallet }: { wallet: Wallet }) => {
  const { t } = useTranslation(['wallet', 'bank']);
  const { choices, kindOf } = useKnownAccounts(wallet);
  const [chosen, setChosen] = useState<string | null>(null);
  // Another account has another form: the amount that was entered goes along.
  const [amount, setAmount] = useState<number | null>(null);
  const kept = { wallet, amount, onAmount: setAmount };
  const [first] = choices;
  if (first === undefined) return <WithdrawElsewhere {...kept} />;
  const isKnown = chosen === OTHER_ACCOUNT || choices.some(({ value }) => value === chosen);
  const value = (isKnown ? chosen : null) ?? first.value;
  const To = FORMS[kindOf(value)];
  return (
    <>
      <ChoiceRows
        legend={t('toAccount')}
        value={value}
        onChange={setChosen}
        choices={[...choices, { value: OTHER_ACCOUNT, title: t('bank:linked.other'), text: t('otherNumbers') }]}
      />
      {value === OTHER_ACCOUNT ? <WithdrawElsewhere {...kept} /> : <To key={value} {...kept} accountId={value} />}
    </>
  );
};

/**
 * V-09, V-10, V-11, V-24: to a bank account, or to an account at a provider. The fee is taken from the amount and shown before. Where nothing may leave, only
 * what waits, and until when, is said.
 */
export const Withdraw = ({ wallet }: { wallet: Wallet }) => (
  <Stack>
    <WithdrawLimits wallet={wallet} />
    {wallet.withdrawable > 0 && <Destination key={wallet.currency} wallet={wallet} />}
  </Stack>
);
