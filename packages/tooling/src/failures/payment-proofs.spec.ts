import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADAPTERS } from './matrix.js';

const ROOT = join(__dirname, '..', '..', '..', '..');
const read = (file: string): string => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '');

interface Proof {
  file: string;
  test: string;
}
/** Tests of an outcome, or why it cannot be. */
type Cell = Proof[] | { none: string };
interface Table {
  rails: Record<string, Record<string, Cell>>;
  stories: Record<string, Proof[]>;
}

const OUTCOMES = ['paid', 'declined', 'abandoned', 'late', 'twice', 'refunded', 'disputed'];
/** What takes no payment. */
const NO_RAIL = ['plaid', 'shufti', 'north', 'payout'];
const STORIES = ['pay remaining', 'short and over', 'linked, broken and repaired', 'away for an hour', 'Arabic at 390'];

const { rails, stories } = JSON.parse(read('apps/e2e/src/journeys/payment-proofs.json')) as Table; // its only form
const cells = Object.entries(rails).flatMap(([rail, row]) =>
  Object.entries(row).map(([outcome, cell]) => ({ name: `${rail} ${outcome}`, cell })),
);
const proofs = [...cells.flatMap(({ cell }) => (Array.isArray(cell) ? cell : [])), ...Object.values(stories).flat()];

describe('what proves each way to pay', () => {
  it('has a cell for every way to pay and every outcome', () => {
    expect(Object.keys(rails).toSorted()).toEqual(
      Object.keys(ADAPTERS)
        .filter((name) => !NO_RAIL.includes(name))
        .toSorted(),
    );
    expect(Object.values(rails).map((row) => Object.keys(row))).toEqual(Object.keys(rails).map(() => OUTCOMES));
  });

  it('has a test or a reason in every cell', () => {
    const empty = cells.filter(({ cell }) => (Array.isArray(cell) ? cell.length === 0 : cell.none === ''));
    expect(empty.map(({ name }) => name)).toEqual([]);
  });

  it('has the stories that go across the ways to pay', () => {
    const told = Object.entries(stories).filter(([, tests]) => tests.length > 0);
    expect(STORIES.filter((story) => !told.some(([name]) => name.includes(story)))).toEqual([]);
    expect(told.filter(([name]) => name.includes('Arabic at 390')).length).toBeGreaterThanOrEqual(2);
  });

  it('names tests that are there', () => {
    expect(proofs.filter(({ file, test }) => !read(file).includes(`'${test}'`))).toEqual([]);
  });
});
