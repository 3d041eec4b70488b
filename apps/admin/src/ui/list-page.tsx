import { ListBase, useListContext, type RaRecord } from 'react-admin';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMatch } from 'react-router-dom';
import { formatCount } from '../app/format.js';
import type { ResourceName } from '../app/resources.js';
import { useLanguage, useSay } from '../app/words.js';
import { Page } from '../shell/page.js';
import { Pager } from './pager.js';
import { SearchBox } from './search-box.js';
import css from './list-page.module.css';
import { DataTable, TableBones, type Column } from './data-table.js';
import { Empty } from './empty.js';
import { ErrorNotice } from './notice.js';
import { ExportButton } from './export-button.js';
import { SavedFilters } from './saved-filters.js';
import { SortButton } from './sort-button.js';

/** A saved question: rows in this state, or all of them. */
export interface View {
  label: string;
  state: string | null;
}

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
}

const Views = ({ views }: { views: readonly View[] }) => {
  const say = useSay();
  const language = useLanguage();
  const { filterValues, setFilters, total } = useListContext();
  const current: unknown = filterValues['state'] ?? null;
  const { state: _before, ...others } = filterValues as Record<string, unknown>; // the search box and the fields
  const choose = (state: string | null): void => setFilters({ ...others, ...(state === null ? {} : { state }) });
  return (
    <fieldset className={css.views}>
      <legend className={css.legend}>{say('list.views')}</legend>
      {views.map(({ label, state }) => (
        <button
          key={label}
          type="button"
          className={css.view}
          aria-pressed={current === state}
          onClick={() => choose(state)}
        >
          {label}
          {current === state && total !== undefined && (
            <span className={css.count}>{formatCount(language, total)}</span>
          )}
        </button>
      ))}
    </fieldset>
  );
};

type RowsProps<Row extends { id: string }> = Pick<
  ListPageProps<Row>,
  'columns' | 'emptyText' | 'title' | 'resource' | 'renderDetail' | 'renderBody'
> & { selectedId: string | undefined };

/** The four branches of a list: on its way, failed, empty (or nothing that matches), rows. */
const Rows = <Row extends { id: string }>({
  columns,
  emptyText,
  title,
  resource,
  renderDetail,
  renderBody,
  selectedId,
}: RowsProps<Row>) => {
  const say = useSay();
  const { data, error, isPending, refetch, filterValues } = useListContext<RaRecord & Row>();
  if (error) {
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
    return <Empty kind={isSearch ? 'no-match' : 'clear'}>{isSearch ? say('list.no_match') : emptyText}</Empty>;
  }
  if (renderBody !== undefined) return renderBody(rows);
  return (
    <DataTable
      label={title}
      columns={columns}
      rows={rows}
      selectedId={selectedId}
      {...(renderDetail === undefined ? {} : { linkTo: (row: Row) => `/${resource}/${encodeURIComponent(row.id)}` })}
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
  ...rows
}: ListPageProps<Row>) => {
  const openId = useMatch(`/${resource}/:id`)?.params.id;
  useReturnToRow(openId);
  return (
    <ListBase
      resource={resource}
      perPage={25}
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
          {views.length > 0 ? <Views views={views} /> : <span />}
          <div className={css.acts}>
            <SavedFilters resource={resource} />
            <ExportButton resource={resource} />
            {hasOrder && <SortButton />}
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
