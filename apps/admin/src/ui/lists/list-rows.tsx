import { isOutage, isTooMany } from '@cairn/client';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { filled } from '../../lib/data/provider/list-query.js';
import type { ResourceName } from '../../lib/data/resources.js';
import { useSay } from '../../lib/words/words.js';
import { Empty } from '../records/empty.js';
import { ErrorNotice } from '../records/notice.js';
import type { Column } from './column.js';
import css from './list-page.module.css';
import { TableSkeleton } from './plain-table.js';
import { RecordTable } from './record-table.js';

export interface ListRowsProps<Row extends { id: string }> {
  resource: ResourceName;
  title: string;
  columns: readonly Column<Row>[];
  emptyText: string;
  /** Rows drawn in another way than a table. */
  renderBody?: ((rows: readonly Row[]) => ReactNode) | undefined;
  linkTo: ((row: Row) => string) | undefined;
  selectedId: string | undefined;
  bulkActs?: ReactNode;
}

/** An empty list, an empty view, or no results for the search and filters. */
const NoRows = ({ emptyText }: { emptyText: string }) => {
  const say = useSay();
  const { filterValues, setFilters } = useListContext();
  const { state, q, ...fields } = filled(filterValues as Record<string, unknown>);
  const isSearch = q !== undefined || Object.keys(fields).length > 0;
  const others = { ...fields, ...(state === undefined ? {} : { state }) };
  return (
    <Empty
      kind={isSearch ? 'no-match' : 'clear'}
      act={
        <>
          {q !== undefined && (
            <Button variant="outlined" color="inherit" onClick={() => setFilters(others)}>
              {say('list.clear_search')}
            </Button>
          )}
          {(isSearch || state !== undefined) && (
            <Button variant="outlined" color="inherit" onClick={() => setFilters({})}>
              {say('list.show_all')}
            </Button>
          )}
        </>
      }
    >
      {isSearch ? say('list.no_match') : emptyText}
    </Empty>
  );
};

/** The four branches of a list: loading, failed, empty (or nothing that matches), rows. */
export const ListRows = <Row extends { id: string }>(props: ListRowsProps<Row>) => {
  const { columns, emptyText, title, resource, renderBody, linkTo, selectedId, bulkActs } = props;
  const { data, error, isPending, refetch } = useListContext<RaRecord & Row>();
  // Loaded rows stay while the service is unavailable or a limit is reached: they are read again automatically.
  if (error && (data === undefined || !(isOutage(error) || isTooMany(error)))) {
    return (
      <div className={css.state}>
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (isPending) return <TableSkeleton label={title} columns={columns} />;
  const rows: readonly Row[] = data ?? [];
  if (rows.length === 0) return <NoRows emptyText={emptyText} />;
  return (
    <>
      {isTooMany(error) && (
        <div className={css.state}>
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {renderBody === undefined ? (
        <RecordTable<Row>
          resource={resource}
          label={title}
          columns={columns}
          linkTo={linkTo}
          selectedId={selectedId}
          bulkActs={bulkActs}
        />
      ) : (
        renderBody(rows)
      )}
    </>
  );
};
