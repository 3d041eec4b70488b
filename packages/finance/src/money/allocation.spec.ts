import * as fc from 'fast-check';
import { allocate } from './allocation.js';

describe('allocate', () => {
  it('splits by largest remainder, ties to the earlier', () => {
    expect(allocate(10_000n, [1n, 1n, 1n])).toEqual([3334n, 3333n, 3333n]);
    expect(allocate(12_345n, [5000n, 3000n, 1500n, 500n])).toEqual([6173n, 3703n, 1852n, 617n]);
  });

  it('leaves nothing to those without weight and refuses impossible splits', () => {
    expect(allocate(5n, [0n, 1n, 0n])).toEqual([0n, 5n, 0n]);
    expect(allocate(0n, [0n, 0n])).toEqual([0n, 0n]);
    expect(allocate(0n, [])).toEqual([]);
    expect(() => allocate(1n, [])).toThrow('all weights are zero');
    expect(() => allocate(-1n, [1n])).toThrow('must not be negative');
    expect(() => allocate(1n, [-1n, 2n])).toThrow('must not be negative');
  });

  it('sums to the whole with every part within one unit of its exact share', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 60 }),
        (total, some) => {
          const weights = [...some, 1n];
          const sum = weights.reduce((a, b) => a + b, 0n);
          const parts = allocate(total, weights);
          expect(parts.reduce((a, b) => a + b, 0n)).toBe(total);
          for (const [index, part] of parts.entries()) {
            const gap = part * sum - total * (weights[index] ?? 0n);
            expect(gap > -sum && gap < sum).toBe(true);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});
