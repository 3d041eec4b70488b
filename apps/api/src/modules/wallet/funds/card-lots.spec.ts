import fc from 'fast-check';
import { CardLots, type CardPart, type Movement } from './card-lots.js';

const on = (day: number): Date => new Date(Date.UTC(2026, 0, day));
const lot = (paymentId: string | null, day: number, amount: bigint): CardPart => ({
  paymentId,
  rail: 'card',
  collectedAt: on(day),
  amount,
});
const movement = (minor: bigint, origin: string, rest: Partial<Movement> = {}): Movement => ({
  minor,
  origins: [origin],
  paymentId: null,
  parts: [],
  ...rest,
});
const other = (minor: bigint) => movement(minor, `adjustment:${minor}`);
const topUp = (paymentId: string, day: number, minor: bigint) =>
  movement(minor, `payment:${paymentId}`, { paymentId, parts: [lot(paymentId, day, minor)] });
const repaid = (day: number, minor: bigint, byCard = minor) =>
  movement(minor, 'repayment_chunk:r:0', { parts: [lot(null, day, byCard)] });
const spend = (origin: string, minor: bigint) => movement(-minor, origin);
const back = (origin: string, minor: bigint) => movement(minor, origin);
/** A chargeback of a card payment, and what is given back when it is won. */
const charged = (paymentId: string, minor: bigint) => movement(-minor, `dispute:${paymentId}`, { paymentId });
const won = (paymentId: string, day: number, minor: bigint) =>
  movement(minor, `dispute:${paymentId}`, {
    origins: [`dispute:${paymentId}`, 'debt:A:recv'],
    parts: [lot(paymentId, day, minor)],
  });

const leftOf = (...movements: Movement[]): CardPart[] => new CardLots(movements).left();

describe('a wallet as the card payments it holds', () => {
  it('spends what no card brought first, then the oldest card payment', () => {
    expect(leftOf(topUp('b', 2, 50n), other(30n), topUp('a', 1, 20n), spend('investment:i', 60n))).toEqual([
      lot('b', 2, 40n),
    ]);
  });

  it('what comes back is what was taken, the last first', () => {
    const bought = [other(30n), topUp('a', 1, 20n), topUp('b', 2, 20n), spend('investment:i', 60n)];
    expect(leftOf(...bought, back('investment:i', 15n))).toEqual([lot('a', 1, 5n), lot('b', 2, 20n)]);
    expect(leftOf(...bought, back('investment:i', 60n))).toEqual([lot('a', 1, 20n), lot('b', 2, 20n)]);
    expect(leftOf(...bought, back('investment:i', 60n), spend('withdrawal:w', 30n))).toEqual([
      lot('a', 1, 20n),
      lot('b', 2, 20n),
    ]);
  });

  it('what came back once does not come back again: what follows it is other money', () => {
    const bought = [other(30n), topUp('a', 1, 20n), topUp('b', 2, 20n), spend('investment:i', 60n)];
    const twice = [...bought, back('investment:i', 30n), back('investment:i', 30n)];
    expect(leftOf(...twice)).toEqual([lot('a', 1, 20n), lot('b', 2, 20n)]);
    expect(leftOf(...twice, back('investment:i', 25n), spend('withdrawal:w', 55n))).toEqual([
      lot('a', 1, 20n),
      lot('b', 2, 20n),
    ]);
  });

  it('tells of an origin the card money alone that nothing has given back', () => {
    const lots = new CardLots([
      other(10n),
      topUp('a', 1, 20n),
      topUp('b', 2, 20n),
      spend('repayment:r', 40n),
      back('repayment:r', 10n),
    ]);
    expect(lots.spentBy('repayment:r')).toEqual([lot('a', 1, 20n)]);
    expect(lots.spentBy('repayment:other')).toEqual([]);
  });

  it('of card money that exceeds what came, the newest is kept', () => {
    const parts = [lot('p', 1, 40n), lot('q', 2, 40n)];
    expect(leftOf(movement(50n, 'dispute:d', { parts }))).toEqual([lot('p', 1, 10n), lot('q', 2, 40n)]);
  });

  it('security 10: a dispute that was won gives newer card money back as what it was, to wait its own days', () => {
    const spent = [topUp('old', 1, 100n), spend('investment:i', 100n), topUp('new', 90, 100n)];
    expect(leftOf(...spent, charged('old', 100n))).toEqual([]);
    expect(leftOf(...spent, charged('old', 100n), won('old', 1, 100n))).toEqual([lot('new', 90, 100n)]);
  });

  it('security 10: the same when the chargeback was owed, and newer card money settled the debt', () => {
    const owed = [topUp('old', 1, 100n), spend('investment:i', 100n), topUp('new', 90, 100n)];
    const settled = [...owed, spend('debt:A:recv', 100n), won('old', 1, 100n)];
    expect(leftOf(...settled)).toEqual([lot('new', 90, 100n)]);
  });

  it('other money that bore a chargeback comes back as other money', () => {
    const bore = [topUp('old', 1, 100n), spend('investment:i', 100n), other(100n), charged('old', 100n)];
    expect(leftOf(...bore, won('old', 1, 100n))).toEqual([]);
  });

  it('of a dispute that nothing of the wallet bore, what is given back is that card’s money', () => {
    expect(leftOf(won('p', 3, 40n))).toEqual([lot('p', 3, 40n)]);
  });

  it('a chargeback takes its own payment, then other money, and the rest waits as before', () => {
    // Of a company's card, older than the top-up that is charged back.
    const movements = [topUp('p', 2, 100n), spend('investment:i', 100n), repaid(1, 35n), topUp('q', 3, 130n)];
    expect(leftOf(...movements, charged('p', 100n))).toEqual([lot('q', 3, 65n)]);
    expect(leftOf(topUp('p', 2, 100n), topUp('q', 3, 130n), other(10n), charged('q', 30n))).toEqual([
      lot('p', 2, 100n),
      lot('q', 3, 100n),
    ]);
  });

  it('D-10 what a company’s card repaid is not a top-up that was spent, however old the company’s payment is', () => {
    const movements = [topUp('mine', 5, 100n), spend('investment:i', 97n), repaid(1, 128n)];
    expect(leftOf(...movements)).toEqual([lot(null, 1, 128n), lot('mine', 5, 3n)]);
  });

  it('what a repayment took is written down once, and a withdrawal that is called back later returns what it held', () => {
    const lots = new CardLots([
      other(200n),
      topUp('fresh', 1, 100n),
      spend('withdrawal:w', 200n),
      spend('repayment:r', 100n),
      back('withdrawal:w', 200n),
    ]);
    expect(lots.spentBy('repayment:r')).toEqual([lot('fresh', 1, 100n)]);
    expect(lots.left()).toEqual([]);
  });

  it('keeps apart what of a repayment came by card', () => {
    expect(leftOf(repaid(1, 100n, 60n), spend('investment:i', 50n))).toEqual([lot(null, 1, 50n)]);
  });

  it('makes up for entries of one moment that are numbered the other way round', () => {
    expect(leftOf(spend('investment:i', 100n), topUp('a', 1, 120n))).toEqual([lot('a', 1, 20n)]);
    expect(leftOf(spend('investment:i', 100n), topUp('a', 1, 60n), topUp('b', 2, 60n))).toEqual([lot('b', 2, 20n)]);
    expect(leftOf(spend('investment:i', 100n), other(100n), topUp('a', 1, 20n))).toEqual([lot('a', 1, 20n)]);
  });

  it('never holds more card money than money, whatever comes in any order', () => {
    const amount = fc.bigInt({ min: 1n, max: 1_000n });
    const step = fc.record({ kind: fc.integer({ min: 0, max: 5 }), day: fc.integer({ min: 1, max: 200 }), amount });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let balance = 0n;
        const held = new Map<string, bigint>();
        const movements: Movement[] = [];
        for (const { kind, day, amount: wanted } of steps) {
          const origin = `investment:${day % 3}`;
          const most = kind < 3 ? wanted : kind === 5 ? (held.get(origin) ?? 0n) : balance;
          const minor = wanted < most ? wanted : most;
          if (minor === 0n) continue;
          if (kind === 0) movements.push(other(minor));
          else if (kind === 1) movements.push(topUp(`p${day % 7}`, day, minor));
          else if (kind === 2) movements.push(repaid(day, minor, minor / 2n + 1n > minor ? minor : minor / 2n + 1n));
          else if (kind === 3) movements.push(spend(origin, minor));
          else if (kind === 4) movements.push(charged(`p${day % 7}`, minor));
          else movements.push(back(origin, minor));
          balance += kind === 3 || kind === 4 ? -minor : minor;
          if (kind === 3) held.set(origin, (held.get(origin) ?? 0n) + minor);
          if (kind === 5) held.set(origin, (held.get(origin) ?? 0n) - minor);
          const left = leftOf(...movements);
          expect(left.every((part) => part.amount > 0n)).toBe(true);
          expect(left.reduce((sum, part) => sum + part.amount, 0n)).toBeLessThanOrEqual(balance);
        }
      }),
      { seed: 20_261_122, numRuns: 300 },
    );
  });
});
