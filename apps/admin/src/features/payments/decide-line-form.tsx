import { lineDecisionsOf, paymentsDeskApi, type LineDecision, type Wire } from '@cairn/contracts';
import type { StatementLineRow } from '@cairn/contracts/payments/payments-desk.replies';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Choice } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { ReasonBox } from '../../ui/forms/reason-box.js';
import { useSentForm } from '../../ui/forms/use-sent-form.js';
import { FirstDecision } from '../../ui/records/first-decision.js';
import { useMoneyText } from '../../ui/records/money.js';

interface DecideLineFormProps {
  line: Wire<StatementLineRow>;
  onClose: () => void;
}

/** Says what a line of a provider's statement is; above a limit two people do. */
export const DecideLineForm = ({ line, onClose }: DecideLineFormProps) => {
  const say = useSay();
  const client = useClient();
  const text = useMoneyText();
  const refresh = useRefresh('statement-lines');
  const { id: lineId, provider, open, currency, firstDecider, firstDecision } = line;
  const options = lineDecisionsOf(line);
  const [decision, setDecision] = useState<LineDecision>(firstDecision ?? options[0] ?? 'noted');
  const [reason, setReason] = useState('');
  const form = useSentForm(async () => {
    const { outcome } = await client.send(paymentsDeskApi.decideLine, { body: { provider, lineId, decision, reason } });
    await refresh();
    return say(outcome === 'first' ? 'desk.first_decision_done' : 'desk.line_decided');
  }, onClose);
  return (
    <FormDialog
      form={form}
      title={say('desk.decide_line')}
      body={say(open === 0 ? 'desk.decide_line_nothing' : 'desk.decide_line_body', { amount: text(open, currency) })}
      confirm={say('desk.decide_line')}
      onClose={onClose}
    >
      <FirstDecision
        by={firstDecider}
        as={firstDecision === null ? null : say(`desk.line_decisions.${firstDecision}`)}
      />
      <Choice
        label={say('desk.line_decision')}
        value={decision}
        onChange={(value) => setDecision(options.find((one) => one === value) ?? decision)}
        options={options.map((value) => ({ value, label: say(`desk.line_decisions.${value}`) }))}
      />
      <ReasonBox value={reason} onChange={setReason} error={form.errors.of('reason')} />
    </FormDialog>
  );
};
