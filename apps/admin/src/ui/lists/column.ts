import type { ReactNode } from 'react';

/** A column of a list. Where the list offers an order by its key, its head is a button. */
export interface Column<Row> {
  key: string;
  header: string;
  renderCell: (row: Row) => ReactNode;
  /** A figure: at the end, on the right of the screen in Arabic too. */
  isFigure?: boolean;
  /** Left out where the table has no room; the record shows it. */
  isWideOnly?: boolean;
  /** Shown under the first cell where the table is too narrow: for rows that open no record. */
  isFolded?: boolean;
  /** A number that is read as one word. */
  isUnbroken?: boolean;
  /** Not shown until the reader chooses it. */
  isHidden?: boolean;
}

/** The name of a column in the styles. */
export const marksOf = <Row>({ isFigure, isWideOnly, isFolded, isUnbroken }: Column<Row>) => ({
  'data-figure': isFigure === true ? '' : undefined,
  'data-wide': isWideOnly === true || isFolded === true ? '' : undefined,
  'data-unbroken': isUnbroken === true ? '' : undefined,
});
