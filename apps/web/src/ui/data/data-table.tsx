import type { ReactNode } from 'react';
import { join } from '../text/join.js';
import css from './data-table.module.css';

export interface Column<Row> {
  head: ReactNode;
  render: (row: Row) => ReactNode;
  /** A figure: at the end, with its units under one another. */
  figure?: boolean;
  /** Left out on phones. */
  wideOnly?: boolean;
  /** On phones on a separate line under the others. */
  below?: boolean;
  /** On phones on a separate line, with its heading before it. */
  named?: boolean;
}

interface DataTableProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  caption?: string;
}

/**
 * On a phone there are no headings: one figure stands beside the name, several stand under it, each with its own, and so
 * does what would not be understood without.
 */
const headsOf = <Row,>(columns: readonly Column<Row>[]): readonly (string | undefined)[] => {
  const isFolded = ({ figure, wideOnly, below }: Column<Row>) => figure === true && !wideOnly && !below;
  const isLabelled = columns.filter(isFolded).length > 1;
  return columns.map((column) =>
    (column.named || (isLabelled && isFolded(column))) && typeof column.head === 'string' ? column.head : undefined,
  );
};

/** A table of hairlines that folds into name, figure and state on a phone. */
export const DataTable = <Row,>({ rows, rowKey, columns, caption }: DataTableProps<Row>) => {
  const heads = headsOf(columns);
  return (
    <div className={css.frame}>
      <table className={css.table}>
        {caption && <caption className={css.caption}>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ head, figure }, at) => (
              <th key={at} scope="col" className={figure ? css.figure : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ render, figure, wideOnly, below }, at) => (
                <td
                  key={at}
                  className={join(figure && css.figure, wideOnly && css.wideOnly, below && css.below)}
                  data-head={heads[at]}
                >
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
