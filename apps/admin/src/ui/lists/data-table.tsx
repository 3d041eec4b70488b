import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSay } from '../../app/words.js';
import css from './data-table.module.css';

export interface Column<Row> {
  key: string;
  header: string;
  renderCell: (row: Row) => ReactNode;
  /** A figure: stands at the end, on the right of the screen in Arabic too. */
  isFigure?: boolean;
  /** Left out where the table has no room; the record shows it. */
  isWideOnly?: boolean;
  /** Where the table has no room, stands under the first cell: for rows that open no record. */
  isFolded?: boolean;
  /** A number that is read as one word. */
  isUnbroken?: boolean;
}

export interface DataTableProps<Row extends { id: string }> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Where a row leads; without it a row leads nowhere. */
  linkTo?: (row: Row) => string;
  selectedId?: string | undefined;
  /** The page around it has its own margin. */
  isFlush?: boolean;
}

const marks = <Row,>({ isFigure, isWideOnly, isFolded, isUnbroken }: Column<Row>) => ({
  'data-figure': isFigure === true ? '' : undefined,
  'data-wide': isWideOnly === true || isFolded === true ? '' : undefined,
  'data-unbroken': isUnbroken === true ? '' : undefined,
});

/** What the folded columns say of a row; hidden while they stand on their own. */
const Folded = <Row,>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) => {
  const say = useSay();
  return columns
    .filter(({ isFolded }) => isFolded === true)
    .map(({ key, header, renderCell }) => (
      <div key={key} className={css.folded}>
        {say('list.labelled', { label: header })} {renderCell(row)}
      </div>
    ));
};

const Head = <Row,>({ columns }: { columns: readonly Column<Row>[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column.key} scope="col" {...marks(column)}>
          {column.header}
        </th>
      ))}
    </tr>
  </thead>
);

/** Rows with hairlines; the first column names the row and leads to its record. */
export const DataTable = <Row extends { id: string }>({
  label,
  columns,
  rows,
  linkTo,
  selectedId,
  isFlush = false,
}: DataTableProps<Row>) => (
  <section className={css.frame} aria-label={label} data-flush={isFlush ? '' : undefined}>
    <table className={css.table}>
      <Head columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={css.row} aria-current={row.id === selectedId}>
            {columns.map((column, index) => (
              <td key={column.key} {...marks(column)}>
                {index === 0 && linkTo !== undefined ? (
                  <Link className={css.link} to={linkTo(row)} data-row={row.id}>
                    {column.renderCell(row)}
                  </Link>
                ) : (
                  column.renderCell(row)
                )}
                {index === 0 && <Folded columns={columns} row={row} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e'];

/** The shape of the table that is on its way. */
export const TableBones = <Row,>({ label, columns }: { label: string; columns: readonly Column<Row>[] }) => (
  <section className={css.frame} aria-busy="true" aria-label={label}>
    <table className={css.table}>
      <Head columns={columns} />
      <tbody>
        {SKELETON_ROWS.map((row) => (
          <tr key={row}>
            {columns.map((column) => (
              <td key={column.key} {...marks(column)}>
                <span className={css.skeleton} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
