import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAILURES, FAILURES_PAGE, failuresDocument } from './document.js';
import { ADAPTERS, faultsOf } from './matrix.js';

const ROOT = join(__dirname, '..', '..', '..', '..');
const read = (file: string): string => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '');

/** The words of a list of the contracts, as `['card', 'ach'] as const`. */
const listed = (name: string): string[] => {
  const providers = read('packages/contracts/src/rails/providers.ts');
  const list = new RegExp(`export const ${name} = \\[([^\\]]*)\\]`).exec(providers)?.[1] ?? '';
  return [...list.matchAll(/'(\w+)'/g)].flatMap(([, word]) => (word === undefined ? [] : [word]));
};

/** Providers whose adapters stand under the names of the ways to pay. */
const BY_WAY_TO_PAY = ['stripe', 'bank'];

describe('the matrix of failures', () => {
  it('has a test or a reason for every failure and every adapter', () => {
    expect(FAILURES.flatMap(faultsOf)).toEqual([]);
    expect(FAILURES).toHaveLength(18);
  });

  it('names tests that are there', () => {
    const missing = FAILURES.flatMap(({ sent }) => Object.values(sent).flat()).filter(
      ({ spec, test }) => !read(spec).includes(`'${test}'`),
    );
    expect(missing).toEqual([]);
  });

  it('knows every way to pay and every provider', () => {
    const known = Object.keys(ADAPTERS);
    const ways = [...listed('PAGE_RAILS'), ...listed('ESCROW_RAILS')];
    expect(ways.length).toBeGreaterThan(5);
    expect(
      [...ways, ...listed('PROVIDERS')].filter((name) => !known.includes(name) && !BY_WAY_TO_PAY.includes(name)),
    ).toEqual([]);
  });

  it('finds a cell that is missing, and one that is told twice', () => {
    const [row] = FAILURES;
    if (row === undefined) throw new Error('There is no failure');
    const [{ adapters }] = row.because as [(typeof row.because)[number]];
    expect(faultsOf({ ...row, because: row.because.slice(1) })).toHaveLength(adapters.length);
    expect(faultsOf({ ...row, because: [...row.because, { reason: 'Again', adapters: ['card'] }] })).toEqual([
      `${row.failure}, ${ADAPTERS.card}: told more than once`,
    ]);
  });

  it('is in the document', () => {
    expect(read(FAILURES_PAGE)).toBe(failuresDocument());
  });
});
