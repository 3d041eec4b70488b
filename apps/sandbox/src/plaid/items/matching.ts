const HIGHEST = 100;
/** What one word that both names have counts for where not all agree. */
const ENOUGH = 50;

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** How well two names agree, from 0 to 100: all words of the shorter one in the other is a whole match. */
export function nameScore(owner: string, asked: string): number {
  const [left, right] = [wordsOf(owner), wordsOf(asked)];
  const [shorter, longer] = left.length <= right.length ? [left, right] : [right, left];
  if (shorter.length === 0) return 0;
  const common = shorter.filter((word) => longer.includes(word)).length;
  if (common === shorter.length) return shorter.length === 1 && longer.length > 1 ? ENOUGH : HIGHEST;
  return Math.round((common / shorter.length) * ENOUGH);
}
