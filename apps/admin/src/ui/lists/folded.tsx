import { useSay } from '../../lib/words/words.js';
import type { Column } from './column.js';
import css from './table.module.css';

/** The folded columns of a row; hidden while they are shown as columns. */
export const Folded = <Row,>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) => {
  const say = useSay();
  return columns
    .filter(({ isFolded }) => isFolded === true)
    .map(({ key, header, renderCell }) => (
      <div key={key} className={css.folded}>
        {say('list.labelled', { label: header })} {renderCell(row)}
      </div>
    ));
};
