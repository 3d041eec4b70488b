import { Link } from 'react-router-dom';
import { marksOf, type Column } from './column.js';
import { Folded } from './folded.js';
import css from './table.module.css';

interface PlainTableProps<Row extends { id: string }> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The link of a row; without it a row is not a link. */
  linkTo?: (row: Row) => string;
  /** The page around it has its own margin. */
  isFlush?: boolean;
}

const Head = <Row,>({ columns }: { columns: readonly Column<Row>[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column.key} scope="col" {...marksOf(column)}>
          {column.header}
        </th>
      ))}
    </tr>
  </thead>
);

/** A short table that is not a list: without order, selection or pages. */
export const PlainTable = <Row extends { id: string }>({
  label,
  columns,
  rows,
  linkTo,
  isFlush = false,
}: PlainTableProps<Row>) => (
  <section className={css.frame} aria-label={label} data-flush={isFlush ? '' : undefined}>
    <table className={css.table}>
      <Head columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={css.row}>
            {columns.map((column, index) => (
              <td key={column.key} {...marksOf(column)}>
                {index === 0 && linkTo !== undefined ? (
                  <Link className={css.link} to={linkTo(row)}>
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

/** The shape of the table while it loads; columns that the reader has not asked for are no part of it. */
export const TableSkeleton = <Row,>({ label, columns }: { label: string; columns: readonly Column<Row>[] }) => {
  const shown = columns.filter(({ isHidden }) => isHidden !== true);
  return (
    <section className={css.frame} aria-busy="true" aria-label={label}>
      <table className={css.table}>
        <Head columns={shown} />
        <tbody>
          {SKELETON_ROWS.map((row) => (
            <tr key={row}>
              {shown.map((column) => (
                <td key={column.key} {...marksOf(column)}>
                  <span className={css.skeleton} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
