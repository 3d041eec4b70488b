import { bankStatementsApi, type Wire } from '@cairn/contracts';
import { BANK_BOOKINGS, type BankBooking } from '@cairn/contracts/payments/bank-statements.requests';
import type { BankLine } from '@cairn/contracts/payments/bank-statements.replies';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Choice, TextBox } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { ReasonBox } from '../../ui/forms/reason-box.js';
import { useSentForm } from '../../ui/forms/use-sent-form.js';

interface LineFormProps {
  line: Wire<BankLine>;
  onClose: () => void;
}

/** Matches a line to a payment by its reference, or to a transfer by its number. */
export const MatchForm = ({ line: { id, version, ourRef }, onClose }: LineFormProps) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('bank-lines');
  const [reference, setReference] = useState(ourRef ?? '');
  const [reason, setReason] = useState('');
  const form = useSentForm(async () => {
    await client.send(bankStatementsApi.match, { params: { id }, body: { reference, reason, version } });
    await refresh();
    return say('banking.match_done');
  }, onClose);
  return (
    <FormDialog
      form={form}
      title={say('banking.match_act')}
      body={say('banking.match_body')}
      confirm={say('banking.match_act')}
      onClose={onClose}
    >
      <TextBox
        label={say('banking.reference')}
        help={say('banking.reference_help')}
        value={reference}
        onChange={setReference}
        error={form.errors.of('reference')}
        direction="ltr"
        max={40}
        isRequired
      />
      <ReasonBox value={reason} onChange={setReason} error={form.errors.of('reason')} />
    </FormDialog>
  );
};

/** Books a line that belongs to nobody's payment. */
export const BookForm = ({ line: { id, version }, onClose }: LineFormProps) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('bank-lines');
  const [bookTo, setBookTo] = useState<BankBooking>('bank_fee');
  const [reason, setReason] = useState('');
  const form = useSentForm(async () => {
    const { state } = await client.send(bankStatementsApi.book, { params: { id }, body: { bookTo, reason, version } });
    await refresh();
    // Above a limit the first of two people has only agreed.
    return say(state === 'open' ? 'desk.first_decision_done' : 'banking.book_done');
  }, onClose);
  return (
    <FormDialog
      form={form}
      title={say('banking.book')}
      body={say('banking.book_body')}
      confirm={say('banking.book')}
      onClose={onClose}
    >
      <Choice
        label={say('banking.booked_to')}
        error={form.errors.of('bookTo')}
        value={bookTo}
        options={BANK_BOOKINGS.map((known) => ({ value: known, label: say(`banking.bookings.${known}`) }))}
        onChange={(value) => setBookTo(BANK_BOOKINGS.find((known) => known === value) ?? bookTo)}
      />
      <ReasonBox value={reason} onChange={setReason} error={form.errors.of('reason')} />
    </FormDialog>
  );
};
