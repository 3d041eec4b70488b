const DELIMITERS = [';', '\t', ','] as const;
/** What parts the columns of a CSV file, by its first line. */
export const csvDelimiterOf = (head: string): string => DELIMITERS.find((sign) => head.includes(sign)) ?? ',';

/** The names of the columns of a CSV file, without a name that is empty; none where its first line is no such list. */
export function csvColumnsOf(text: string): string[] {
  const [head = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const delimiter = csvDelimiterOf(head);
  const names: string[] = [];
  let place = 0;
  while (place <= head.length) {
    const isQuoted = head[place] === '"';
    const end = isQuoted ? endOfQuoted(head, place) : place;
    const next = head.indexOf(delimiter, end);
    const name = head.slice(place, next < 0 ? head.length : next).trim();
    if (name !== '') names.push(isQuoted ? name.replace(/^"|"$/g, '').replaceAll('""', '"') : name);
    if (next < 0) break;
    place = next + 1;
  }
  return names.length > 1 ? names : [];
}

/** After the quote that ends the name; two quotes in a row are one of the name. */
function endOfQuoted(head: string, from: number): number {
  let place = from + 1;
  while (place < head.length) {
    if (head[place] !== '"') place += 1;
    else if (head[place + 1] === '"') place += 2;
    else return place + 1;
  }
  return place;
}
