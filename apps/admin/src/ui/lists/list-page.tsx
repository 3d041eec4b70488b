import { isOutage } from '@cairn/client';
import { Button } from '@mui/material';
import { ListBase, useListContext, type RaRecord } from 'react-admin';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMatch } from 'react-router-dom';
import type { ResourceName } from '../../app/resources.js';
import { useSay } from '../../app/words.js';
import { Page } from '../../shell/page.js';
import { Pager } from './pager.js';
import { SearchBox } from './search-box.js';
import css from './list-page.module.css';
import { DataTable, TableBones, type Column } from './data-table.js';
import { Empty } from '../records/empty.js';
import { ErrorNotice } from '../records/notice.js';
import { ExportButton } from './export-button.js';
import { SavedFilters } from './saved-filters.js';
import { SortButton } from './sort-button.js';
import { Views, type View } from './views.js';

interface ListPageProps<Row extends { id: string }> {
  resource: ResourceName;
  title: string;
  views: readonly View[];
  /** The state a first visit shows; null shows all. */
  firstState: string | null;
  columns: readonly Column<Row>[];
  emptyText: string;
  /** The record beside the list; without it rows do not open. */
  renderDetail?: (id: string) => ReactNode;
  /** Says something under the table that holds for all rows. */
  footNote?: string;
  /** Which end of the queue comes first. */
  order?: 'ASC' | 'DESC';
  /** Stands between the head and the views. */
  tabs?: ReactNode;
  /** False where one end of the list is as good as the other. */
  hasOrder?: boolean;
  /** Fields that narrow the list, beside the search. */
  filters?: ReactNode;
  /** Rows drawn in another way than a table. */
  renderBody?: (rows: readonly Row[]) => ReactNode;
  /** Where a row leads, when that is not the record beside the list. */
  linkTo?: (row: Row) => string;
  /** What this list always asks, beside what the reader chooses; its filters are kept apart under the key. */
  fixed?: { key: string; filter: Readonly<Record<string, string>> };
  /** What can be done with the whole list. */
  acts?: ReactNode;
  /** A list that is read as one page has room for a hundred. */
  perPage?: number;
}

type RowsProps<Row extends { id: string }> = Pick<
  ListPageProps<Row>,
  'columns' | 'emptyText' | 'title' | 'resource' | 'renderDetail' | 'renderBody' | 'linkTo'
> & { selectedId: string | undefined };

/** The four branches of a list: on its way, failed, empty (or nothing that matches), rows. */
const Rows = <Row extends { id: string }>({
  columns,
  emptyText,
  title,
  resource,
  renderDetail,
  renderBody,
  linkTo,
  selectedId,
}: RowsProps<Row>) => {
  const say = useSay();
  const { data, error, isPending, refetch, filterValues, setFilters } = useListContext<RaRecord & Row>();
  // What was read stays while the service is away: it is asked for again by itself.
  if (error && (data === undefined || !isOutage(error))) {
    return (
      <div className={css.state}>
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (isPending) return <TableBones label={title} columns={columns} />;
  const rows: readonly Row[] = data ?? [];
  if (rows.length === 0) {
    const isSearch = Object.entries(filterValues).some(([name, value]) => name !== 'state' && value !== '');
    const isPart = isSearch || filterValues['state'] !== undefined;
    return (
      <Empty
        kind={isSearch ? 'no-match' : 'clear'}
        act={
          isPart && (
            <Button variant="outlined" color="inherit" onClick={() => setFilters({})}>
              {say('list.show_all')}
            </Button>
          )
        }
      >
        {isSearch ? say('list.no_match') : emptyText}
      </Empty>
    );
  }
  if (renderBody !== undefined) return renderBody(rows);
  return (
    <DataTable
      label={title}
      columns={columns}
      rows={rows}
      selectedId={selectedId}
      {...(linkTo !== undefined
        ? { linkTo }
        : renderDetail !== undefined
          ? { linkTo: (row: Row) => `/${resource}/${encodeURIComponent(row.id)}` }
          : {})}
    />
  );
};

/** Once a record is closed the keyboard is back at the row it was opened from. */
function useReturnToRow(openId: string | undefined): void {
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (openId === undefined && opened.current !== undefined) {
      document.querySelector<HTMLElement>(`[data-row="${CSS.escape(opened.current)}"]`)?.focus({ preventScroll: true });
    }
    opened.current = openId;
  }, [openId]);
}

/** A queue or a register: views by state, search, rows, pages, and the open record beside them. */
export const ListPage = <Row extends { id: string }>({
  resource,
  title,
  views,
  firstState,
  footNote,
  order = 'ASC',
  tabs,
  filters,
  hasOrder = true,
  fixed,
  acts,
  perPage = 25,
  ...rows
}: ListPageProps<Row>) => {
  const openId = useMatch(`/${resource}/:id`)?.params.id;
  useReturnToRow(openId);
  return (
    <ListBase
      key={fixed?.key}
      resource={resource}
      perPage={perPage}
      {...(fixed === undefined ? {} : { filter: fixed.filter, storeKey: fixed.key })}
      sort={{ field: 'at', order }}
      filterDefaultValues={firstState === null ? {} : { state: firstState }}
      queryOptions={{ retry: false }}
    >
      <Page
        title={title}
        search={<SearchBox />}
        aside={openId === undefined ? null : (rows.renderDetail?.(openId) ?? null)}
      >
        {tabs}
        <div className={css.tools}>
          {views.length > 0 && <Views views={views} />}
          <div className={css.acts}>
            <SavedFilters listKey={fixed?.key ?? resource} />
            <ExportButton resource={resource} fixed={fixed?.filter} />
            {hasOrder && <SortButton />}
            {acts}
          </div>
        </div>
        {filters}
        <div className={css.body}>
          <Rows resource={resource} title={title} selectedId={openId} {...rows} />
        </div>
        <footer className={css.foot}>
          <Pager />
          {footNote !== undefined && <span>{footNote}</span>}
        </footer>
      </Page>
    </ListBase>
  );
};
