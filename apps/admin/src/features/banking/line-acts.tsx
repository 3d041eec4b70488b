import { bankStatementsApi, type Wire } from '@cairn/contracts';
import type { BankLine } from '@cairn/contracts/payments/bank-statements.replies';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';
import { Decisions } from '../../ui/forms/decisions.js';
import { useReasonField } from '../../ui/forms/use-reason-field.js';
import { useMoneyText } from '../../ui/records/money.js';
import { BookForm, MatchForm } from './line-forms.js';

type Line = Wire<BankLine>;

function useLineDecisions({ id, version, open, currency, ownerEmail }: Line): readonly Decision[] {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('bank-lines');
  const text = useMoneyText();
  const reason = useReasonField();
  const params = { id };
  const assign: Decision = {
    key: 'assign',
    label: say(ownerEmail === null ? 'banking.assign' : 'banking.unassign'),
    tone: 'secondary',
    blockedBy: null,
    title: say('banking.assign_title'),
    body: say('banking.assign_body'),
    confirm: say(ownerEmail === null ? 'banking.assign' : 'banking.unassign'),
    field: null,
    done: say('banking.assign_done'),
    run: async () => {
      await client.send(bankStatementsApi.assign, { params, body: { version } });
      await refresh();
    },
  };
  if (open < 0) return [assign];
  const amount = text(open, currency);
  const back: Decision = {
    key: 'return',
    label: say('banking.return', { amount }),
    tone: 'danger',
    blockedBy: null,
    title: say('banking.return_title'),
    body: say('banking.return_body'),
    confirm: say('banking.return', { amount }),
    field: reason,
    done: say('banking.return_done'),
    run: async (why) => {
      await client.send(bankStatementsApi.returnLine, { params, body: { reason: why, version } });
      await refresh();
    },
  };
  return [back, assign];
}

/** What can be decided about a line in suspense. */
export const LineActs = ({ line }: { line: Line }) => {
  const say = useSay();
  const may = useMay()('payments.manage');
  const decisions = useLineDecisions(line);
  const [form, setForm] = useState<'match' | 'book' | null>(null);
  if (!line.mayDecide || !may) return null;
  const close = () => setForm(null);
  return (
    <>
      <Decisions decisions={decisions}>
        <Button variant="outlined" color="inherit" onClick={() => setForm('book')}>
          {say('banking.book')}
        </Button>
        <Button variant="contained" onClick={() => setForm('match')}>
          {say('banking.match_act')}
        </Button>
      </Decisions>
      {form === 'match' && <MatchForm line={line} onClose={close} />}
      {form === 'book' && <BookForm line={line} onClose={close} />}
    </>
  );
};
