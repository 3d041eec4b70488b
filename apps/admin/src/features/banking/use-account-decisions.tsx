import { operatorAccountsApi, type Wire } from '@cairn/contracts';
import type { OperatorAccount } from '@cairn/contracts/payments/operator-accounts';
import { useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';
import { Facts } from '../../ui/records/facts.js';
import { Money } from '../../ui/records/money.js';
import { Code, Said } from '../../ui/records/text.js';
import { useReasonField } from '../../ui/forms/use-reason-field.js';

/** The whole account, for whoever decides about it: each digit is compared with what the bank has written. */
const AccountFacts = ({ account }: { account: Wire<OperatorAccount> }) => {
  const say = useSay();
  const { holder, bankName, bankAddress, iban, accountNumber, routingNumber, bic, currency, wireFee } = account;
  const given = (label: string, text: string | null) => (text === null ? [] : [{ label, value: <Code>{text}</Code> }]);
  return (
    <Facts
      facts={[
        { label: say('banking.fields.holder'), value: <Said>{holder}</Said> },
        { label: say('banking.fields.bankName'), value: <Said>{bankName}</Said> },
        ...(bankAddress === null
          ? []
          : [{ label: say('banking.fields.bankAddress'), value: <Said>{bankAddress}</Said> }]),
        ...given(say('banking.fields.iban'), iban),
        ...given(say('banking.account_number'), accountNumber),
        ...given(say('banking.fields.routingNumber'), routingNumber),
        ...given(say('banking.fields.bic'), bic),
        { label: say('banking.currency'), value: <Code>{currency}</Code> },
        { label: say('banking.wire_fee'), value: <Money minor={wireFee} currency={currency} /> },
        { label: say('banking.used_for'), value: say('banking.used_for_wires', { currency }) },
        { label: say('banking.made_by'), value: <Code>{account.makerEmail}</Code> },
      ]}
    />
  );
};

/** The second person confirms or refuses a proposal; an account in use is retired. */
export function useAccountDecisions(account: Wire<OperatorAccount>): readonly Decision[] {
  const say = useSay();
  const may = useMay()('payments.manage');
  const client = useClient();
  const refresh = useRefresh('operator-accounts');
  const reason = useReasonField();
  const { id, state, mayConfirm } = account;
  if (!may || (state !== 'waiting' && state !== 'active')) return [];
  const params = { id };
  const act = (
    key: 'confirm' | 'refuse' | 'retire',
    more: Pick<Decision, 'tone' | 'field' | 'blockedBy'>,
    send: (typed: string) => Promise<unknown>,
  ): Decision => ({
    key,
    label: say(`banking.account_acts.${key}`),
    title: say(`banking.account_acts.${key}_title`),
    body: (
      <>
        <p>{say(`banking.account_acts.${key}_body`)}</p>
        <AccountFacts account={account} />
      </>
    ),
    confirm: say(`banking.account_acts.${key}`),
    done: say(`banking.account_acts.${key}_done`),
    ...more,
    run: async (typed) => {
      await send(typed);
      await refresh();
    },
  });
  if (state === 'active')
    return [
      act('retire', { tone: 'danger', field: reason, blockedBy: null }, (why) =>
        client.send(operatorAccountsApi.retire, { params, body: { reason: why } }),
      ),
    ];
  return [
    act('refuse', { tone: 'danger', field: reason, blockedBy: null }, (why) =>
      client.send(operatorAccountsApi.refuse, { params, body: { reason: why } }),
    ),
    act('confirm', { tone: 'primary', field: null, blockedBy: mayConfirm ? null : say('banking.you_proposed') }, () =>
      client.send(operatorAccountsApi.confirm, { params }),
    ),
  ];
}
