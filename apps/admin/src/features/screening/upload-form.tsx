import { SCREENING_LISTS, screeningApi, type ScreeningListKind } from '@cairn/contracts';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Choice } from '../../ui/forms/field.js';
import { FileBox } from '../../ui/forms/file-box.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { useSentForm } from '../../ui/forms/use-sent-form.js';

/** Uploads a new version of a list. */
export const UploadForm = ({ onClose }: { onClose: () => void }) => {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh('screening-lists');
  const [kind, setKind] = useState<ScreeningListKind>('sanctions');
  const [file, setFile] = useState<File | null>(null);
  const form = useSentForm(async () => {
    const body = new FormData();
    if (file !== null) body.append('file', file);
    await client.send(screeningApi.upload, { params: { kind }, body });
    await refresh();
    return say('screening.upload_done');
  }, onClose);
  const { errors } = form;
  return (
    <FormDialog
      form={form}
      title={say('screening.upload')}
      body={<p>{say('screening.upload_body')}</p>}
      confirm={say('screening.upload')}
      onClose={onClose}
    >
      <Choice
        label={say('screening.upload_kind')}
        error={undefined}
        value={kind}
        options={SCREENING_LISTS.map((known) => ({ value: known, label: say(`screening.kinds.${known}`) }))}
        onChange={(value) => setKind(SCREENING_LISTS.find((known) => known === value) ?? kind)}
      />
      <FileBox
        label={say('screening.upload_file')}
        help={say('screening.upload_help')}
        error={errors.of('file')}
        name={file?.name ?? null}
        accept=".csv,text/csv"
        onFile={setFile}
      />
    </FormDialog>
  );
};
