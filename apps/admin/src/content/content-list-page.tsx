import { Button } from '@mui/material';
import { adminContentApi, CONTENT_KINDS, isContentKind, type ContentKind } from '@cairn/contracts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useClient } from '../app/client.js';
import { useCodeWord, useSay } from '../app/words.js';
import { Loading } from '../shell/loading.js';
import { Page } from '../shell/page.js';
import { Empty } from '../ui/empty.js';
import { ErrorNotice } from '../ui/notice.js';
import { Said } from '../ui/text.js';
import { ContentNav } from './content-nav.js';
import css from './content.module.css';
import { mayAdd } from './kinds.js';
import { RecordRows, type RecordRow } from './record-rows.js';
import { useContentChanged, useRecords } from './use-content.js';

/** The rows under each parent of another kind; those of a kind without one stand together. */
const Groups = ({ kind, rows }: { kind: ContentKind; rows: readonly RecordRow[] }) => {
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
    <div className={css.lists}>
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
    </div>
  );
};

const List = ({ kind }: { kind: ContentKind }) => {
  const say = useSay();
  const { data, error, refetch } = useRecords(kind);
  if (error) {
    return (
      <div className={css.state}>
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (data === undefined) return <Loading />;
  if (data.length === 0) return <Empty kind="clear">{say('content.empty')}</Empty>;
  return <Groups kind={kind} rows={data} />;
};

/** The site's words of one kind, in their order. */
export const ContentListPage = () => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { kind = '' } = useParams();
  if (!isContentKind(kind)) return <Navigate to="/content/content-page" replace />;
  return (
    <Page title={say('nav.content')}>
      <ContentNav kind={kind} />
      <div className={css.tools}>
        <span>{mayAdd(kind) ? say('content.order_help') : say('content.fixed_help')}</span>
        {mayAdd(kind) && (
          <Button
            component={Link}
            to={`/content/${kind}/new`}
            variant="contained"
            startIcon={<IconPlus size={18} stroke={1.75} />}
            aria-label={say('content.add_to', { list: wordOf('content.kinds', kind) })}
          >
            {say('content.add')}
          </Button>
        )}
      </div>
      <List key={kind} kind={kind} />
    </Page>
  );
};
