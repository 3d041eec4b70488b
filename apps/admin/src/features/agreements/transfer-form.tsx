import { certificatesApi, type Wire } from '@cairn/contracts';
import type { AdminCertificate } from '@cairn/contracts/certificates/certificates.replies';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { TextBox } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { useSentForm } from '../../ui/forms/use-sent-form.js';

interface TransferFormProps {
  certificate: Wire<AdminCertificate>;
  onClose: () => void;
}

/** Records that shares have another holder. */
export const TransferForm = ({ certificate: { id, number, units: all }, onClose }: TransferFormProps) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('certificates');
  const [holderEmail, setHolderEmail] = useState('');
  const [units, setUnits] = useState(String(all));
  const [reason, setReason] = useState('');
  const form = useSentForm(async () => {
    const made = await client.send(certificatesApi.transfer, {
      params: { id },
      body: { holderEmail, units: units.trim() === '' ? null : Number(units), reason },
    });
    await refresh();
    return say('certificates.transferred', { number: made.number, holder: made.holderName });
  }, onClose);
  const { errors } = form;
  return (
    <FormDialog
      form={form}
      title={say('certificates.transfer_title', { number })}
      body={say('certificates.transfer_body')}
      confirm={say('certificates.transfer')}
      onClose={onClose}
    >
      <TextBox
        label={say('certificates.holder_email')}
        help={say('certificates.holder_email_help')}
        error={errors.of('holderEmail')}
        direction="ltr"
        value={holderEmail}
        onChange={setHolderEmail}
      />
      <TextBox
        label={say('certificates.shares')}
        help={say('certificates.shares_help')}
        error={errors.of('units')}
        type="number"
        direction="ltr"
        value={units}
        onChange={setUnits}
      />
      <TextBox
        label={say('bank.reason')}
        help={say('bank.reason_help')}
        error={errors.of('reason')}
        lines={2}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
};
