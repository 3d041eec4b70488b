import * as fc from 'fast-check';
import { rational, compareRational } from '../money/rational.js';
import { allotFirstCome, allotProRata, type Commitment } from './pro-rata.js';

const of = (...amounts: bigint[]): Commitment[] =>
  amounts.map((committed, index) => ({ id: String(index), committed }));
const parts = (allotments: readonly { allotted: bigint }[]): bigint[] => allotments.map(({ allotted }) => allotted);
const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);

/**
 * The same by trying out: the k smallest commitments keep their least, for the first k with which nobody else falls below
 * it; then one unit at a time goes to whoever is furthest below the exact part.
 */
function model(available: bigint, least: bigint, commitments: readonly Commitment[]): bigint[] {
  const amounts = commitments.map(({ committed }) => committed);
  if (sum(amounts) <= available) return amounts;
  const keep = amounts.map((amount) => (amount < least ? amount : least));
  const kept = sum(keep) <= available ? keep : amounts.map(() => 0n);
  const bySize = amounts.map((_, index) => index).toSorted((a, b) => Number((amounts[a] ?? 0n) - (amounts[b] ?? 0n)));
  for (let smallest = 0; smallest <= amounts.length; smallest++) {
    const small = new Set(bySize.slice(0, smallest));
    const rest = available - sum(kept.filter((_, index) => small.has(index)));
    const whole = sum(amounts.filter((_, index) => !small.has(index)));
    const exact = amounts.map((amount, index) =>
      small.has(index) ? rational(kept[index] ?? 0n) : rational(amount * rest, whole === 0n ? 1n : whole),
    );
    if (rest < 0n || exact.some((part, index) => compareRational(part, rational(kept[index] ?? 0n)) < 0)) continue;
    const given = exact.map(({ num, den }) => num / den);
    while (sum(given) < available) {
      let furthest = 0;
      const gap = (index: number) => {
        const { num, den } = exact[index] ?? rational(0n);
        return rational(num - (given[index] ?? 0n) * den, den);
      };
      for (const index of given.keys()) if (compareRational(gap(index), gap(furthest)) > 0) furthest = index;
      given[furthest] = (given[furthest] ?? 0n) + 1n;
    }
    return given;
  }
  throw new Error('No number of smallest commitments fits');
}

describe('allotting pro rata', () => {
  it('cuts in proportion, with the units that are left over for the largest remainders, ties to the earlier', () => {
    expect(parts(allotProRata(100n, 1n, of(100n, 60n, 40n)))).toEqual([50n, 30n, 20n]);
    expect(parts(allotProRata(10n, 1n, of(5n, 5n, 5n)))).toEqual([4n, 3n, 3n]);
    expect(parts(allotProRata(100n, 10n, of(30n, 70n)))).toEqual([30n, 70n]);
  });

  it('leaves the smallest investment to everybody where that is possible', () => {
    expect(parts(allotProRata(100n, 10n, of(180n, 12n, 8n)))).toEqual([82n, 10n, 8n]);
    // In two steps: with the smallest raised, the next one falls below as well.
    expect(parts(allotProRata(60n, 10n, of(70n, 17n, 10n)))).toEqual([40n, 10n, 10n]);
    // Not possible for all: in proportion, down to nothing.
    expect(parts(allotProRata(2n, 1n, of(1n, 1n, 1n)))).toEqual([1n, 1n, 0n]);
  });

  it('refuses negative figures', () => {
    expect(() => allotProRata(-1n, 0n, [])).toThrow('must not be negative');
    expect(() => allotProRata(1n, -1n, [])).toThrow('must not be negative');
    expect(() => allotProRata(1n, 0n, of(-1n))).toThrow('must not be negative');
  });

  it('gives what a simple model gives, sums exactly, and passes no commitment', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 300n }),
        fc.bigInt({ min: 0n, max: 12n }),
        fc.array(fc.bigInt({ min: 0n, max: 60n }), { maxLength: 14 }),
        (available, least, amounts) => {
          const commitments = of(...amounts);
          const given = parts(allotProRata(available, least, commitments));
          const committed = sum(amounts);
          expect(sum(given)).toBe(committed < available ? committed : available);
          for (const [index, part] of given.entries()) expect(part <= (amounts[index] ?? 0n) && part >= 0n).toBe(true);
          expect(given).toEqual(model(available, least, commitments));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('sums exactly for large amounts and many investors', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 100_00n, max: 5_000_000_00n }), { minLength: 20, maxLength: 400 }),
        fc.integer({ min: 50, max: 99 }),
        (amounts, percent) => {
          const available = (sum(amounts) * BigInt(percent)) / 100n;
          const allotments = allotProRata(available, 100_00n, of(...amounts));
          expect(sum(parts(allotments))).toBe(available);
          const isLeast = sum(amounts.map(() => 100_00n)) <= available;
          for (const { committed, allotted } of allotments)
            expect(allotted <= committed && (!isLeast || allotted >= 100_00n)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('allotting by order', () => {
  it('serves one after the other until nothing is left', () => {
    expect(parts(allotFirstCome(100n, of(60n, 60n, 10n)))).toEqual([60n, 40n, 0n]);
    expect(parts(allotFirstCome(100n, of(60n)))).toEqual([60n]);
    expect(() => allotFirstCome(-1n, [])).toThrow('must not be negative');
  });
});
