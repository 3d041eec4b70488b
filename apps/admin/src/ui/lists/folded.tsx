import { isValidElement, type ReactNode } from 'react';
import { useSay } from '../../lib/words/words.js';
import { None } from '../records/text.js';
import type { Column } from './column.js';
import css from './table.module.css';

const isNone = (cell: ReactNode): boolean => isValidElement(cell) && cell.type === None;

/** The folded columns of a row that have a value; hidden while they are shown as columns. */
export const Folded = <Row,>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) => {
  const say = useSay();
  return columns
    .filter(({ isFolded }) => isFolded === true)
    .map(({ key, header, renderCell }) => ({ key, header, cell: renderCell(row) }))
    .filter(({ cell }) => !isNone(cell))
    .map(({ key, header, cell }) => (
      <div key={key} className={css.folded}>
        {say('list.labelled', { label: header })} {cell}
      </div>
    ));
};
