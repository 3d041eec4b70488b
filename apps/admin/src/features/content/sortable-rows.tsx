import { IconButton } from '@mui/material';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useSay } from '../../lib/words/words.js';
import { Hidden } from '../../ui/records/text.js';
import css from './content.module.css';

interface SortableRowsProps<Row extends { id: string; title: string }> {
  label: string;
  rows: readonly Row[];
  onOrder: (ids: string[]) => void;
  renderRow: (row: Row) => ReactNode;
  /** The content under a row, inside its line. */
  renderUnder?: (row: Row) => ReactNode;
}

const moved = (ids: readonly string[], from: number, to: number): string[] => {
  const rest = ids.filter((_id, index) => index !== from);
  const held = ids[from];
  return held === undefined ? [...ids] : [...rest.slice(0, to), held, ...rest.slice(to)];
};

/** Rows in an order that people make: dragged by the handle, or moved by buttons that the keyboard reaches. */
export const SortableRows = <Row extends { id: string; title: string }>({
  label,
  rows,
  onOrder,
  renderRow,
  renderUnder,
}: SortableRowsProps<Row>) => {
  const say = useSay();
  const [held, setHeld] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const ids = rows.map(({ id }) => id);

  const move = (from: number, to: number): void => {
    if (to < 0 || to >= rows.length || from === to) return;
    setTold(say('content.moved', { title: rows[from]?.title ?? '', place: to + 1, of: rows.length }));
    onOrder(moved(ids, from, to));
  };
  const drop = (event: DragEvent, to: number): void => {
    event.preventDefault();
    event.stopPropagation();
    if (held !== null) move(held, to);
    setHeld(null);
    setOver(null);
  };

  return (
    <>
      <ul className={css.rows} aria-label={label}>
        {rows.map((row, index) => (
          <li key={row.id}>
            <div
              className={css.row}
              onDragOver={(event) => {
                if (held === null) return;
                event.preventDefault();
                setOver(index);
              }}
              onDrop={(event) => drop(event, index)}
              data-over={over === index && held !== index ? '' : undefined}
              data-held={held === index ? '' : undefined}
            >
              <span
                className={css.handle}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', row.id);
                  setHeld(index);
                }}
                onDragEnd={() => {
                  setHeld(null);
                  setOver(null);
                }}
              >
                <IconGripVertical aria-hidden="true" size={20} stroke={1.75} />
              </span>
              {renderRow(row)}
              <span className={css.moves}>
                <IconButton
                  aria-label={say('content.up', { title: row.title })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <IconArrowUp size={20} stroke={1.75} />
                </IconButton>
                <IconButton
                  aria-label={say('content.down', { title: row.title })}
                  disabled={index === rows.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <IconArrowDown size={20} stroke={1.75} />
                </IconButton>
              </span>
            </div>
            {renderUnder?.(row)}
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        <Hidden>{told}</Hidden>
      </div>
    </>
  );
};
