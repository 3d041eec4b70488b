import { bankStatementsApi, type Wire } from '@cairn/contracts';
import type { BankStatementPreview } from '@cairn/contracts/payments/bank-statements.replies';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { FileBox } from '../../ui/forms/file-box.js';
import { FormDialog } from '../../ui/forms/form-dialog.js';
import { useSentForm } from '../../ui/forms/use-sent-form.js';
import { CsvFields, NO_CSV, type CsvDraft } from './csv-fields.js';
import { Revealed } from '../../ui/forms/revealed.js';
import { recognised } from './known-columns.js';
import { columnsOf } from './file-columns.js';
import { PreviewTable } from './preview-table.js';

const isCsv = (file: File | null): boolean => file !== null && !/\.xml$/i.test(file.name);

const formOf = (file: File | null, draft: CsvDraft): FormData => {
  const body = new FormData();
  if (isCsv(file)) {
    const { accountId, opening, closing, isKnown, ...mapping } = draft;
    body.append('accountId', accountId);
    body.append('opening', opening);
    body.append('closing', closing);
    if (!isKnown) body.append('mapping', JSON.stringify(mapping));
  }
  if (file !== null) body.append('file', file);
  return body;
};

/** Shows what a file would bring; a second press keeps it. */
export const ImportForm = ({ onClose }: { onClose: () => void }) => {
  const say = useSay();
  const client = useClient();
  const refreshLines = useRefresh('bank-lines');
  const refresh = useRefresh('bank-statements');
  const [file, setFile] = useState<File | null>(null);
  const [columns, setColumns] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState<CsvDraft>(NO_CSV);
  const [shown, setShown] = useState<readonly Wire<BankStatementPreview>[] | null>(null);
  const form = useSentForm(async () => {
    if (shown === null) {
      setShown(await client.send(bankStatementsApi.preview, { body: formOf(file, draft) }));
      return null;
    }
    await client.send(bankStatementsApi.import, { body: formOf(file, draft) });
    await Promise.all([refresh(), refreshLines()]);
    return say('banking.import_done');
  }, onClose);
  const change = (next: () => void): void => {
    setShown(null);
    next();
  };
  const take = (found: readonly string[]): void => {
    setColumns(found);
    setDraft((before) => ({ ...before, ...recognised(found) }));
  };
  const choose = (chosen: File): void => {
    change(() => setFile(chosen));
    if (isCsv(chosen)) columnsOf(chosen).then(take, form.errors.take);
  };
  return (
    <FormDialog
      form={form}
      title={say('banking.import')}
      body={say('banking.import_body')}
      confirm={say(shown === null ? 'banking.preview' : 'banking.import_confirm')}
      onClose={onClose}
    >
      <FileBox
        label={say('banking.file')}
        help={say('banking.file_help')}
        error={form.errors.of('file')}
        name={file?.name ?? null}
        accept=".xml,.csv,.txt,text/csv,application/xml"
        onFile={choose}
      />
      {isCsv(file) && (
        <CsvFields
          columns={columns}
          draft={draft}
          errors={form.errors}
          onChange={(next) => change(() => setDraft(next))}
        />
      )}
      {shown !== null && (
        <Revealed label={say('banking.preview_of')}>
          {shown.map((preview) => (
            <PreviewTable key={`${preview.account} ${preview.firstOn} ${preview.opening}`} preview={preview} />
          ))}
        </Revealed>
      )}
    </FormDialog>
  );
};
