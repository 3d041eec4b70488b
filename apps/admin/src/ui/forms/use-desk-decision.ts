import type { Client } from '@cairn/client';
import { useClient } from '../../lib/data/client.js';
import { useMe } from '../../lib/data/reader.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import type { Decision } from './decision.js';
import { useReasonField } from './use-reason-field.js';

/** The record after it: still open where somebody else has to decide as well. */
interface Decided {
  firstDecider: string | null;
}

interface DeskAct {
  /** The keys of the action's texts: label, question, text, and the confirmation once it is done. */
  key: 'return' | 'dismiss' | 'allow_debits' | 'retry' | 'to_wallet' | 'refund_investment';
  tone: Decision['tone'];
  /** The values in the text: the amount, the person. */
  named: Readonly<Record<string, string>>;
  send: (client: Client, reason: string) => Promise<Decided>;
}

/** An act of finance on a payment or a refund: a reason is always required, and the list is read again. */
export function useDeskDecision(resource: 'investments' | 'payments' | 'refunds'): (act: DeskAct) => Decision {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh(resource);
  const field = useReasonField();
  const me = useMe();
  return ({ key, tone, named, send }) => ({
    key,
    label: say(`desk.${key}`, named),
    tone,
    blockedBy: null,
    title: say(`desk.${key}_title`, named),
    body: say(`desk.${key}_body`),
    confirm: say(`desk.${key}`, named),
    field,
    done: (result) => (result === me?.email ? say('desk.first_decision_done') : say(`desk.${key}_done`, named)),
    run: async (reason) => {
      const { firstDecider } = await send(client, reason);
      await refresh();
      return firstDecider;
    },
  });
}
