import { bankStatementsApi, type Wire } from '@cairn/contracts';
import type { BankReturn } from '@cairn/contracts/payments/bank-statements.replies';
import { useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';
import { useReasonField } from '../../ui/forms/use-reason-field.js';
import { useMoneyText } from '../../ui/records/money.js';

/** Approved where two people are needed, sent with the bank's reference, or come back. */
export function useReturnDecisions(one: Wire<BankReturn>): readonly Decision[] {
  const say = useSay();
  const may = useMay()('payments.manage');
  const client = useClient();
  const refresh = useRefresh('bank-returns');
  const text = useMoneyText();
  const reason = useReasonField();
  if (!may) return [];
  const params = { id: one.id };
  const amount = text(one.amount, one.currency);
  const act = (
    key: 'approve' | 'send' | 'fail',
    tone: Decision['tone'],
    field: Decision['field'],
    send: (typed: string) => Promise<unknown>,
  ): Decision => ({
    key,
    label: say(`banking.return_acts.${key}`, { amount }),
    tone,
    blockedBy: null,
    title: say(`banking.return_acts.${key}_title`),
    body: say(`banking.return_acts.${key}_body`),
    confirm: say(`banking.return_acts.${key}`, { amount }),
    field,
    done: say(`banking.return_acts.${key}_done`),
    run: async (typed) => {
      await send(typed);
      await refresh();
    },
  });
  const reference = {
    label: say('banking.reference'),
    help: say('banking.sent_help'),
    min: 3,
    max: 140,
    multiline: false,
  };
  return [
    ...(one.mayFail
      ? [
          act('fail', 'danger', reason, (why) =>
            client.send(bankStatementsApi.failReturn, { params, body: { reason: why } }),
          ),
        ]
      : []),
    ...(one.mayApprove
      ? [
          act('approve', 'primary', reason, (why) =>
            client.send(bankStatementsApi.approveReturn, { params, body: { reason: why } }),
          ),
        ]
      : []),
    ...(one.maySend
      ? [
          act('send', 'primary', reference, (typed) =>
            client.send(bankStatementsApi.sendReturn, { params, body: { reference: typed } }),
          ),
        ]
      : []),
  ];
}
