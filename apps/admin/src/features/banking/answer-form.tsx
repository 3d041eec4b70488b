import { paymentFilesApi } from '@cairn/contracts';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { FileBox } from '../../ui/forms/file-box.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { useSentForm } from '../../ui/forms/use-sent-form.js';

/** Records the bank's answer to payment files. */
export const AnswerForm = ({ onClose }: { onClose: () => void }) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('payment-files');
  const [file, setFile] = useState<File | null>(null);
  const form = useSentForm(async () => {
    const body = new FormData();
    if (file !== null) body.append('file', file);
    const { sent, failed, unchanged, unknown } = await client.send(paymentFilesApi.results, { body });
    await refresh();
    const counts = say('banking.answer_done', {
      sent: String(sent),
      failed: String(failed),
      unchanged: String(unchanged),
    });
    return unknown === null ? counts : `${counts} ${say('banking.answer_unknown', { unknown })}`;
  }, onClose);
  return (
    <FormDialog
      form={form}
      title={say('banking.answer')}
      body={say('banking.answer_body')}
      confirm={say('banking.answer')}
      onClose={onClose}
    >
      <FileBox
        label={say('banking.file')}
        help={say('banking.answer_help')}
        error={form.errors.of('file')}
        name={file?.name ?? null}
        accept=".xml,.csv,.txt,text/csv,application/xml"
        onFile={setFile}
      />
    </FormDialog>
  );
};
