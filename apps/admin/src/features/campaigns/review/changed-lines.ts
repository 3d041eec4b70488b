/** The file of a picture inside a text: it tells pictures apart, and says nothing to a reader. */
const FILE_ID = / · [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\])/g;

export interface ChangedText {
  before: string;
  after: string;
}

/** What differs of two texts: the lines that both begin or end with are left out, and a line of dots stands for them. */
export function changedLines(before: string, after: string): ChangedText {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const cut = (lines: readonly string[]): string =>
    [...(head > 0 ? ['…'] : []), ...lines.slice(head, lines.length - tail), ...(tail > 0 ? ['…'] : [])]
      .join('\n')
      .replaceAll(FILE_ID, '');
  return { before: cut(old), after: cut(now) };
}
