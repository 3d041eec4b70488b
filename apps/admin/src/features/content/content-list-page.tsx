import { Button } from '@mui/material';
import { CONTENT_KINDS, isContentKind, type ContentKind } from '@cairn/contracts';
import { IconPlus } from '@tabler/icons-react';
import { useListContext } from 'react-admin';
import { Link, Navigate, useParams } from 'react-router-dom';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import { ListPage } from '../../ui/lists/list-page.js';
import type { View } from '../../ui/lists/views.js';
import { ContentNav } from './content-nav.js';
import css from './content.module.css';
import { mayAdd } from './kinds.js';
import { RecordGroups } from './record-groups.js';
import { FoundRows, type RecordRow } from './record-rows.js';

/**
 * In the order of the site, which can be changed while the whole list is shown; search results have no order of their
 * own.
 */
const Records = ({ kind, rows }: { kind: ContentKind; rows: readonly RecordRow[] }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { filterValues } = useListContext();
  const isWhole = Object.values(filterValues).every((value) => value === '');
  return isWhole ? (
    <>
      {mayAdd(kind) ? (
        <p className={css.help}>
          <span className={css.byHandle}>{say('content.order_help')}</span>
          <span className={css.byArrows}>{say('content.order_help_arrows')}</span>
        </p>
      ) : (
        <p className={css.help}>{say('content.fixed_help')}</p>
      )}
      <RecordGroups kind={kind} rows={rows} />
    </>
  ) : (
    <FoundRows label={wordOf('content.kinds', kind)} rows={rows} />
  );
};

const Add = ({ kind }: { kind: ContentKind }) => {
  const say = useSay();
  const wordOf = useCodeWord();
  return (
    <Button
      component={Link}
      to={`/content/${kind}/new`}
      variant="contained"
      startIcon={<IconPlus size={18} stroke={1.75} />}
      aria-label={say('content.add_to', { list: wordOf('content.kinds', kind) })}
    >
      {say('content.add')}
    </Button>
  );
};

/** The site's words of one kind, in their order. */
export const ContentListPage = () => {
  const say = useSay();
  const { kind = '' } = useParams();
  if (!isContentKind(kind)) return <Navigate to="/content/content-page" replace />;
  const views: View[] = [
    { label: say('list.all'), state: null },
    { label: say('content.incomplete'), state: 'incomplete' },
    ...(CONTENT_KINDS[kind].isPublished === true ? [{ label: say('content.versions.draft'), state: 'draft' }] : []),
    { label: say('content.off'), state: 'off' },
  ];
  return (
    <ListPage<RecordRow>
      resource="content-records"
      title={say('nav.content')}
      fixed={{ key: `content-records.${kind}`, filter: { kind } }}
      tabs={<ContentNav kind={kind} />}
      views={views}
      firstState={null}
      perPage={100}
      columns={[{ key: 'title', header: say('content.record'), renderCell: ({ title }) => title }]}
      emptyText={say('content.empty')}
      acts={mayAdd(kind) ? <Add kind={kind} /> : undefined}
      renderBody={(rows) => (
        <div className={css.lists}>
          <Records kind={kind} rows={rows} />
        </div>
      )}
    />
  );
};
