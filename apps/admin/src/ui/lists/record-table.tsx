import type { ReactNode } from 'react';
import { DataTable, useDataTableRenderContext, useDataTableSortContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { ordersOf } from '../../lib/data/provider/list-query.js';
import type { ResourceName } from '../../lib/data/resources.js';
import { BulkBar } from './bulk-bar.js';
import { marksOf, type Column } from './column.js';
import { Folded } from './folded.js';
import css from './table.module.css';

export interface RecordTableProps<Row extends { id: string }> {
  resource: ResourceName;
  label: string;
  columns: readonly Column<Row>[];
  /** The link of a row; without it a row is not a link. */
  linkTo?: ((row: Row) => string) | undefined;
  selectedId: string | undefined;
  /** Reversible actions for several rows at once. */
  bulkActs?: ReactNode;
}

interface RecordColumnProps<Row> {
  column: Column<Row>;
  isSortable: boolean;
  renderCell: (row: Row) => ReactNode;
}

/** react-admin's column; the head tells screen readers how the list is sorted. */
const RecordColumn = <Row extends { id: string }>({ column, isSortable, renderCell }: RecordColumnProps<Row>) => {
  const place = useDataTableRenderContext();
  const sort = useDataTableSortContext();
  const isOrder = place === 'header' && isSortable && sort?.field === column.key;
  return (
    <DataTable.Col
      source={column.key}
      label={column.header}
      disableSort={!isSortable}
      render={(row) => renderCell(row as Row)}
      {...marksOf(column)}
      {...(place === 'header' ? { scope: 'col' } : {})}
      {...(isOrder ? { sortDirection: sort.order === 'ASC' ? 'asc' : 'desc' } : {})}
    />
  );
};

/** The first cell names the row and leads to its record; what has no room is shown under it. */
function useNamedCell<Row extends { id: string }>({ columns, linkTo, selectedId }: RecordTableProps<Row>) {
  return (column: Column<Row>, row: Row): ReactNode => {
    if (column !== columns.find(({ isHidden }) => isHidden !== true)) return column.renderCell(row);
    return (
      <>
        {linkTo === undefined ? (
          column.renderCell(row)
        ) : (
          <Link
            className={css.link}
            to={linkTo(row)}
            data-row={row.id}
            aria-current={row.id === selectedId ? 'true' : undefined}
          >
            {column.renderCell(row)}
          </Link>
        )}
        <Folded columns={columns} row={row} />
      </>
    );
  };
}

/** The rows of a list, in react-admin's table: ordered by its heads, chosen by its boxes, its columns picked. */
export const RecordTable = <Row extends { id: string }>(props: RecordTableProps<Row>) => {
  const { resource, label, columns, bulkActs } = props;
  const cellOf = useNamedCell(props);
  const orders = ordersOf(resource);
  return (
    <section className={css.frame} aria-label={label}>
      <DataTable<RaRecord & Row>
        className={css.records ?? ''}
        aria-label={label}
        rowClick={false}
        empty={false}
        hiddenColumns={columns.filter(({ isHidden }) => isHidden === true).map(({ key }) => key)}
        bulkActionButtons={bulkActs !== undefined}
        bulkActionsToolbar={bulkActs === undefined ? undefined : <BulkBar>{bulkActs}</BulkBar>}
      >
        {columns.map((column) => (
          <RecordColumn<Row>
            key={column.key}
            column={column}
            isSortable={orders.includes(column.key)}
            renderCell={(row) => cellOf(column, row)}
          />
        ))}
      </DataTable>
    </section>
  );
};
