import { useState, type ReactNode } from 'react';
import { ListBase } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { ordersOf } from '../../lib/data/provider/list-query.js';
import type { ResourceName } from '../../lib/data/resources.js';
import { Page } from '../layout/page.js';
import type { Column } from './column.js';
import { ColumnPicker } from './column-picker.js';
import { ExportButton } from './export-button.js';
import { ClearFilters, FilterButton, FilterPanel, type FilterField } from './filters.js';
import css from './list-page.module.css';
import { ListRows } from './list-rows.js';
import { Pager } from './pager.js';
import { RecordSteps } from './record-steps.js';
import { Refresh } from './refresh.js';
import { SavedFilters } from './saved-filters.js';
import { SearchBox } from './search-box.js';
import { useReturnToRow } from './use-return-to-row.js';
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
  /** What can be searched for, where that is not plain. */
  searchHint?: string;
  /** Says something under the table that holds for all rows. */
  footNote?: string;
  /** Which end of the queue comes first. */
  order?: 'ASC' | 'DESC';
  /** Stands between the head and the views. */
  tabs?: ReactNode;
  /** Fields that narrow the list, beside the views, the search and the days. */
  filters?: readonly FilterField[];
  /** Rows drawn in another way than a table. */
  renderBody?: (rows: readonly Row[]) => ReactNode;
  /** The link of a row, when that is not the record beside the list. */
  linkTo?: (row: Row) => string;
  /** The fixed parameters of this list, beside those the reader chooses; its filters are stored under the key. */
  fixed?: { key: string; filter: Readonly<Record<string, string>> };
  /** Actions for the whole list. */
  acts?: ReactNode;
  /** Reversible actions for the selected rows. */
  bulkActs?: ReactNode;
  /** A list that is read as one page has room for a hundred. */
  perPage?: number;
}

type ToolsProps<Row extends { id: string }> = Pick<
  ListPageProps<Row>,
  'resource' | 'views' | 'filters' | 'fixed' | 'acts' | 'renderBody'
>;

/** Views, and the list's tools: filters, columns, refresh, export. */
const Tools = <Row extends { id: string }>({
  resource,
  views,
  filters = [],
  fixed,
  acts,
  renderBody,
}: ToolsProps<Row>) => {
  const [isOpen, setIsOpen] = useState(false);
  const hasPeriod = ordersOf(resource).length > 0;
  const hasFilters = hasPeriod || filters.length > 0;
  return (
    <div className={css.bar}>
      <div className={css.tools}>
        {views.length > 0 && <Views views={views} />}
        <div className={css.acts}>
          <SavedFilters listKey={fixed?.key ?? resource} />
          <ClearFilters />
          {hasFilters && <FilterButton isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />}
          {renderBody === undefined && <ColumnPicker />}
          <Refresh />
          <ExportButton resource={resource} fixed={fixed?.filter} />
          {acts}
        </div>
      </div>
      {isOpen && <FilterPanel fields={filters} hasPeriod={hasPeriod} />}
    </div>
  );
};

/** Rows lead to their own record, unless they lead elsewhere or nowhere. */
const wayOf = <Row extends { id: string }>({ resource, renderDetail, linkTo }: ListPageProps<Row>) =>
  linkTo ??
  (renderDetail === undefined ? undefined : ({ id }: Row): string => `/${resource}/${encodeURIComponent(id)}`);

/** A queue or a register on react-admin's list: views by state, search, filters, rows, pages, and the open record. */
export const ListPage = <Row extends { id: string }>(props: ListPageProps<Row>) => {
  const { resource, title, firstState, footNote, order = 'ASC', tabs, fixed, perPage = 25, renderDetail } = props;
  const openId = useMatch(`/${resource}/:id`)?.params.id;
  useReturnToRow(openId);
  return (
    <ListBase
      key={fixed?.key}
      resource={resource}
      perPage={perPage}
      {...(fixed === undefined ? {} : { filter: fixed.filter, storeKey: fixed.key })}
      sort={{ field: ordersOf(resource)[0] ?? '', order }}
      filterDefaultValues={firstState === null ? {} : { state: firstState }}
      queryOptions={{ retry: false }}
    >
      <RecordSteps resource={resource} openId={openId}>
        <Page
          title={title}
          to={`/${resource}`}
          search={<SearchBox hint={props.searchHint} />}
          aside={openId === undefined ? null : (renderDetail?.(openId) ?? null)}
        >
          {tabs}
          <Tools {...props} />
          <div className={css.body}>
            <ListRows<Row>
              resource={resource}
              title={title}
              columns={props.columns}
              emptyText={props.emptyText}
              renderBody={props.renderBody}
              linkTo={wayOf(props)}
              selectedId={openId}
              bulkActs={props.bulkActs}
            />
          </div>
          <footer className={css.foot}>
            <Pager />
            {footNote !== undefined && <span>{footNote}</span>}
          </footer>
        </Page>
      </RecordSteps>
    </ListBase>
  );
};
