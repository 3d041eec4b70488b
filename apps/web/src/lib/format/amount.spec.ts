import { checkAmount, unitsOf } from './amount.js';

const shares = { minimum: 20_000, maximum: 100_000, price: 400 };
const loan = { minimum: 5_000, maximum: 50_000, price: null };

describe('checkAmount', () => {
  it('V-20 accepts both ends of the range', () => {
    expect(checkAmount(20_000, shares)).toBeNull();
    expect(checkAmount(100_000, shares)).toBeNull();
    expect(checkAmount(5_000, loan)).toBeNull();
  });

  it('V-20 names the end that was missed', () => {
    expect(checkAmount(19_999, shares)).toEqual({ problem: 'below', nearest: 20_000 });
    expect(checkAmount(100_400, shares)).toEqual({ problem: 'above', nearest: 100_000 });
  });

  it('V-19 proposes the nearest number of whole shares', () => {
    expect(checkAmount(20_150, shares)).toEqual({ problem: 'notWhole', nearest: 20_000 });
    expect(checkAmount(20_250, shares)).toEqual({ problem: 'notWhole', nearest: 20_400 });
  });

  it('says that no amount is possible, instead of offering $0', () => {
    expect(checkAmount(20_000, { minimum: 20_000, maximum: 0, price: 400 })).toEqual({ problem: 'none', nearest: 0 });
    expect(checkAmount(5_000, { minimum: 5_000, maximum: 4_999, price: null })?.problem).toBe('none');
  });

  it('rounds a minimum between two shares up, and a maximum down', () => {
    const rules = { minimum: 20_100, maximum: 99_999, price: 400 };
    expect(checkAmount(20_000, rules)).toEqual({ problem: 'below', nearest: 20_400 });
    expect(checkAmount(100_000, rules)).toEqual({ problem: 'above', nearest: 99_600 });
  });
});

it('counts whole shares', () => {
  expect(unitsOf(100_000, 400)).toBe(250);
});
