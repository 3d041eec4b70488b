import { bankStatementsApi } from '@cairn/contracts';
import { BANK_BOOKINGS, type BankBooking } from '@cairn/contracts/payments/bank-statements.requests';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Choice, TextBox } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { ReasonBox } from '../../ui/forms/reason-box.js';
import { useMissing } from '../../ui/forms/use-missing.js';
import { useSentForm } from '../../ui/forms/use-sent-form.js';

/** A rule for lines that contain a text. */
export const RuleForm = ({ onClose }: { onClose: () => void }) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('bank-rules');
  const [contains, setContains] = useState('');
  const [direction, setDirection] = useState<'in' | 'out'>('out');
  const [bookTo, setBookTo] = useState<BankBooking>('bank_fee');
  const [reason, setReason] = useState('');
  const missing = useMissing();
  const form = useSentForm(
    async () => {
      await client.send(bankStatementsApi.makeRule, { body: { contains, direction, bookTo, reason } });
      await refresh();
      return say('banking.make_rule_done');
    },
    onClose,
    () => ({ contains: missing(contains, 3), reason: missing(reason, 3) }),
  );
  const { errors } = form;
  return (
    <FormDialog
      form={form}
      title={say('banking.make_rule')}
      body={say('banking.make_rule_body')}
      confirm={say('banking.make_rule')}
      onClose={onClose}
    >
      <TextBox
        label={say('banking.contains')}
        value={contains}
        onChange={setContains}
        error={errors.of('contains')}
        max={80}
        isRequired
      />
      <Choice
        label={say('banking.direction')}
        error={errors.of('direction')}
        value={direction}
        options={(['in', 'out'] as const).map((known) => ({ value: known, label: say(`banking.directions.${known}`) }))}
        onChange={(value) => setDirection(value === 'in' ? 'in' : 'out')}
      />
      <Choice
        label={say('banking.booked_to')}
        error={errors.of('bookTo')}
        value={bookTo}
        options={BANK_BOOKINGS.map((known) => ({ value: known, label: say(`banking.bookings.${known}`) }))}
        onChange={(value) => setBookTo(BANK_BOOKINGS.find((known) => known === value) ?? bookTo)}
      />
      <ReasonBox value={reason} onChange={setReason} error={errors.of('reason')} />
    </FormDialog>
  );
};
