import { adminContentApi, CONTENT_KINDS, type ContentKind } from '@cairn/contracts';
import { useState } from 'react';
import { useClient } from '../../lib/data/client.js';
import { useCodeWord } from '../../lib/words/words.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { Said } from '../../ui/records/text.js';
import css from './content.module.css';
import { RecordRows, type RecordRow } from './record-rows.js';
import { useContentChanged, useRecords } from '../../lib/data/content.js';

/** The rows under each parent of another kind; those of a kind without one are together. */
export const RecordGroups = ({ kind, rows }: { kind: ContentKind; rows: readonly RecordRow[] }) => {
  const wordOf = useCodeWord();
  const client = useClient();
  const changed = useContentChanged();
  const [failure, setFailure] = useState<unknown>(null);
  const { parent } = CONTENT_KINDS[kind];
  const parents = useRecords(parent !== undefined && parent !== kind ? parent : null);

  const order = async (parentId: string | null, ids: string[]): Promise<void> => {
    setFailure(null);
    await client.send(adminContentApi.order, { body: { kind, parentId, ids } }).catch(setFailure);
    await changed();
  };
  const rowsOf = (parentId: string | null, label: string) => (
    <RecordRows label={label} rows={rows} parentId={parentId} onOrder={(under, ids) => void order(under, ids)} />
  );
  return (
    <>
      {failure !== null && (
        <div className={css.state}>
          <ErrorNotice error={failure} />
        </div>
      )}
      {(parents.data ?? []).map(({ id, title }) => (
        <section key={id} className={css.group}>
          <h2>
            <Said>{title}</Said>
          </h2>
          {rowsOf(id, title)}
        </section>
      ))}
      {(parent === undefined || parent === kind) && rowsOf(null, wordOf('content.kinds', kind))}
    </>
  );
};
