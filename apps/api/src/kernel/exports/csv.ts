/** SEC-38: what a spreadsheet would run as a formula, full-width forms among it. */
const FORMULA = /^[\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** Plain numbers stay numbers, including negative ones. */
const FIGURE = /^-?\d+(\.\d+)?$/;

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'bigint':
    case 'boolean':
      return value.toString();
    default:
      if (value === null || value === undefined) return '';
      return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? part.toString() : part));
  }
}

function cell(value: unknown): string {
  const text = textOf(value);
  const safe = FORMULA.test(text) && !FIGURE.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * A table as CSV (RFC 4180): every cell quoted, and none of them a formula. The mark in front declares UTF-8.
 * Columns are those of the rows, unless they are named: a table without rows still has its head.
 */
export function writeCsv(
  rows: readonly object[],
  columns: readonly string[] = [...new Set(rows.flatMap((row) => Object.keys(row)))],
): string {
  const lines = rows.map((row) => {
    const values = new Map(Object.entries(row) as [string, unknown][]); // the row's own columns
    return columns.map((column) => cell(values.get(column))).join(',');
  });
  return `\ufeff${[columns.map(cell).join(','), ...lines].join('\r\n')}\r\n`;
}
