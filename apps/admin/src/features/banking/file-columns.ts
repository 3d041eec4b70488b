import { csvColumnsOf } from '@cairn/contracts/payments/csv-head';

/** Enough for the first line of any bank's file. */
const HEAD_BYTES = 64 * 1024;

const bytesOf = (part: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer)); // as asked for below
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsArrayBuffer(part);
  });

/** The names of the columns of a bank’s CSV file. Banks write UTF-8, or what Windows wrote before it. */
export async function columnsOf(file: File): Promise<string[]> {
  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  const columns = csvColumnsOf(new TextDecoder('utf-8').decode(head));
  // The cut may go through a character of a later line: only a name that cannot be read counts.
  return columns.some((name) => name.includes('\uFFFD'))
    ? csvColumnsOf(new TextDecoder('windows-1252').decode(head))
    : columns;
}
