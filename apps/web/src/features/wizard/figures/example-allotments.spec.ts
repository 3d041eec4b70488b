import { exampleAllotments } from './example-allotments.js';

const NONE = { most: null, limit: null, minimum: null, price: null };
const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);

describe('an example of who gets what', () => {
  it('needs a maximum that four can share', () => {
    expect(exampleAllotments(NONE)).toEqual([]);
    expect(exampleAllotments({ ...NONE, most: 10_000, minimum: 5_000 })).toEqual([]);
  });

  it('serves the first until nothing is left, or all in proportion, and never more than the maximum', () => {
    const rows = exampleAllotments({ ...NONE, most: 100_000, limit: 200_000, minimum: 1_000 });
    expect(rows.map(({ invests }) => invests)).toEqual([80_000n, 10_000n, 70_000n, 40_000n]);
    expect(rows.map(({ firstCome }) => firstCome)).toEqual([80_000n, 10_000n, 10_000n, 0n]);
    expect(rows.map(({ proRata }) => proRata)).toEqual([40_000n, 5_000n, 35_000n, 20_000n]);
  });

  it('counts whole shares, and half as much again as the maximum while no limit is set', () => {
    const rows = exampleAllotments({ ...NONE, most: 100_000, price: 3_000 });
    expect(rows.every(({ invests, proRata }) => invests % 3_000n === 0n && proRata % 3_000n === 0n)).toBe(true);
    expect(sum(rows.map(({ invests }) => invests))).toBe(150_000n);
    expect(sum(rows.map(({ proRata }) => proRata))).toBe(99_000n);
  });
});
