import * as fc from 'fast-check';
import { addDays, parseCalendarDate } from '../calendar/calendar-date.js';
import { applyWaterfall, WATERFALL_ORDER } from './waterfall.js';
import type { Claim } from './waterfall.js';

const first = parseCalendarDate('2024-02-01');
const second = parseCalendarDate('2024-03-01');

const missed: Claim[] = [
  { id: 'k2 principal', bucket: 'overdue-principal', dueOn: second, amount: 1641n },
  { id: 'k1 interest', bucket: 'overdue-interest', dueOn: first, amount: 100n },
  { id: 'k1 principal', bucket: 'overdue-principal', dueOn: first, amount: 1625n },
  { id: 'k2 interest', bucket: 'overdue-interest', dueOn: second, amount: 84n },
  { id: 'k1 fee', bucket: 'late-fees', dueOn: first, amount: 500n },
  { id: 'k2 fee', bucket: 'late-fees', dueOn: second, amount: 500n },
];

describe('applyWaterfall', () => {
  it('splits 30.00 over two missed instalments', () => {
    const { claims, unapplied } = applyWaterfall(3000n, missed);
    expect(claims.map(({ id, paid, stillDue }) => [id, paid, stillDue])).toEqual([
      ['k1 fee', 500n, 0n],
      ['k2 fee', 500n, 0n],
      ['k1 interest', 100n, 0n],
      ['k2 interest', 84n, 0n],
      ['k1 principal', 1625n, 0n],
      ['k2 principal', 191n, 1450n],
    ]);
    expect(unapplied).toBe(0n);
  });

  it('follows the order of the contract where it has one', () => {
    const order = [...WATERFALL_ORDER].toReversed();
    expect(applyWaterfall(1700n, missed, order).claims[0]).toMatchObject({ id: 'k1 principal', paid: 1625n });
  });

  it('refuses negative amounts and an order that forgets a claim', () => {
    expect(() => applyWaterfall(-1n, [])).toThrow('negative');
    expect(() =>
      applyWaterfall(
        1n,
        missed.map((claim) => ({ ...claim, amount: -1n })),
      ),
    ).toThrow('negative');
    expect(() => applyWaterfall(1n, missed, ['late-fees'])).toThrow('leaves out');
  });

  it('takes a payment or a claim of nothing', () => {
    const nothing: Claim = { id: 'none', bucket: 'late-fees', dueOn: first, amount: 0n };
    expect(applyWaterfall(0n, [nothing])).toEqual({ claims: [{ ...nothing, paid: 0n, stillDue: 0n }], unapplied: 0n });
  });

  it('serves the oldest of a bucket first, and those of one day in the order given', () => {
    const claims = ['a', 'b', 'c', 'd'].map((id, index): Claim => ({
      id,
      bucket: 'late-fees',
      dueOn: index === 3 ? first : second,
      amount: 10n,
    }));
    expect(applyWaterfall(25n, claims).claims.map(({ id, paid }) => [id, paid])).toEqual([
      ['d', 10n],
      ['a', 10n],
      ['b', 5n],
      ['c', 0n],
    ]);
  });

  it('uses every unit once and leaves no claim open before a later one is served', () => {
    const claims = fc.array(
      fc.record({
        id: fc.string(),
        bucket: fc.constantFrom(...WATERFALL_ORDER),
        dueOn: fc.nat({ max: 400 }).map((days) => addDays(first, days)),
        amount: fc.bigInt({ min: 0n, max: 10n ** 7n }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(claims, fc.bigInt({ min: 0n, max: 10n ** 8n }), (owed, payment) => {
        const { claims: settled, unapplied } = applyWaterfall(payment, owed);
        expect(settled.reduce((total, { paid }) => total + paid, unapplied)).toBe(payment);
        const firstOpen = settled.findIndex(({ stillDue }) => stillDue > 0n);
        if (firstOpen === -1) return;
        expect(unapplied).toBe(0n);
        expect(settled.slice(firstOpen + 1).every(({ paid }) => paid === 0n)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
