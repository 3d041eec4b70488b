import { paymentFilesApi, type Wire } from '@cairn/contracts';
import type { OperatorAccount } from '@cairn/contracts/payments/operator-accounts';
import { PAYMENT_FILE_FORMATS, type PaymentFileFormat } from '@cairn/contracts/payments/payment-file-states';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Choice, Switch, TextBox } from '../../ui/forms/field.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { ReasonBox } from '../../ui/forms/reason-box.js';
import { useMissing } from '../../ui/forms/use-missing.js';
import { useSentForm } from '../../ui/forms/use-sent-form.js';
import { TransfersToMake } from './transfers-to-make.js';

/** Lists the transfers that can be made now in a file; another person releases it. */
export const FileForm = ({ onClose }: { onClose: () => void }) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('payment-files');
  const { data = [] } = useGetList<Wire<OperatorAccount>>('operator-accounts', {
    filter: { state: 'active' },
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'madeAt', order: 'DESC' },
  });
  const [format, setFormat] = useState<PaymentFileFormat>('pain.001');
  const [accountId, setAccountId] = useState('');
  const [companyId, setCompanyId] = useState('');
  const [balanced, setBalanced] = useState(false);
  const [reason, setReason] = useState('');
  const isNacha = format === 'nacha';
  const missing = useMissing();
  const form = useSentForm(
    async () => {
      const more = isNacha ? { companyId, balanced } : {};
      await client.send(paymentFilesApi.make, { body: { format, accountId, reason, ...more } });
      await refresh();
      return say('banking.make_file_done');
    },
    onClose,
    () => ({
      accountId: missing(accountId),
      companyId: isNacha ? missing(companyId, 10) : null,
      reason: missing(reason, 3),
    }),
  );
  const { errors } = form;
  return (
    <FormDialog
      form={form}
      title={say('banking.make_file')}
      body={say('banking.make_file_body')}
      confirm={say('banking.make_file')}
      onClose={onClose}
    >
      <Choice
        label={say('banking.format')}
        error={errors.of('format')}
        value={format}
        options={PAYMENT_FILE_FORMATS.map((known) => ({
          value: known,
          label: say(`banking.formats.${known === 'nacha' ? 'nacha' : 'pain'}`),
        }))}
        onChange={(value) => setFormat(PAYMENT_FILE_FORMATS.find((known) => known === value) ?? format)}
      />
      <Choice
        label={say('banking.account')}
        error={errors.of('accountId')}
        value={accountId}
        options={[
          { value: '', label: say('banking.choose_account') },
          ...data.map(({ id, iban, accountNumber, currency }) => ({
            value: id,
            label: `${iban ?? accountNumber ?? ''} (${currency})`,
          })),
        ]}
        onChange={setAccountId}
      />
      {accountId !== '' && <TransfersToMake accountId={accountId} format={format} />}
      {isNacha && (
        <>
          <TextBox
            label={say('banking.company_id')}
            help={say('banking.company_id_help')}
            value={companyId}
            onChange={setCompanyId}
            error={errors.of('companyId')}
            direction="ltr"
            max={10}
          />
          <Switch label={say('banking.balanced')} checked={balanced} onChange={setBalanced} />
        </>
      )}
      <ReasonBox value={reason} onChange={setReason} error={errors.of('reason')} />
    </FormDialog>
  );
};
