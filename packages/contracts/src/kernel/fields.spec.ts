import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { DateField, EmailField, IntegerField, MoneyField, RateField, TextField, UrlField } from './fields.js';
import { readRefusal } from '../errors/refusal.js';

class Sample {
  @MoneyField({ optional: true })
  amount?: bigint;
  @DateField({ optional: true })
  date?: string;
  @RateField({ optional: true })
  rate?: string;
  @IntegerField({ optional: true, min: 1, max: 10 })
  count?: number;
  @TextField({ optional: true, max: 5 })
  text?: string;
  @UrlField({ optional: true })
  url?: string;
}

const check = (plain: object): { sample: Sample; codes: string[] } => {
  const sample = plainToInstance(Sample, plain);
  const codes = validateSync(sample, { stopAtFirstError: true }).map(
    ({ property, constraints }) => `${property} ${readRefusal(Object.values(constraints ?? {})[0] ?? '').code}`,
  );
  return { sample, codes };
};

describe('fields', () => {
  it('an amount is a whole number of minor units that JSON can hold, and becomes a bigint', () => {
    expect(check({ amount: 9_007_199_254_740_991 }).sample.amount).toBe(9_007_199_254_740_991n);
    expect(check({ amount: 0 }).codes).toEqual(['amount validation.amount_min']);
    expect(check({ amount: -1 }).codes).toEqual(['amount validation.amount_min']);
    for (const amount of [1.5, '100', 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, true, [1], { minor: 1 }]) {
      expect(check({ amount }).codes).toEqual(['amount validation.amount']);
    }
  });

  it('a date exists', () => {
    for (const date of ['2028-02-29', '2026-12-31', '0001-01-01']) expect(check({ date }).codes).toEqual([]);
    for (const date of ['2026-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00:00Z', '', 20260101, ' 2026-01-01']) {
      expect(check({ date }).codes).toEqual(['date validation.date']);
    }
  });

  it('a rate is decimal text from nought to one', () => {
    for (const rate of ['0', '0.085', '1', '1.000']) expect(check({ rate }).codes).toEqual([]);
    for (const rate of ['1.01', '-0.1', '8%', '0,1', '.5', '1e-2', '0.123456789']) {
      expect(check({ rate }).codes).toEqual(['rate validation.rate']);
    }
    expect(check({ rate: 0.08 }).codes).toHaveLength(1);
  });

  it('a count is read from a query’s text, and stays between its bounds', () => {
    expect(check({ count: '7' }).sample.count).toBe(7);
    expect(check({ count: 11 }).codes).toEqual(['count validation.max']);
    expect(check({ count: '0' }).codes).toEqual(['count validation.min']);
    for (const count of ['1.5', '0x1', '1e1', 'one', 1.5]) expect(check({ count }).codes).toHaveLength(1);
  });

  it('text is trimmed before it is measured', () => {
    expect(check({ text: '  abcde  ' })).toMatchObject({ sample: { text: 'abcde' }, codes: [] });
    expect(check({ text: 'abcdef' }).codes).toEqual(['text validation.max_length']);
    for (const text of [5, ['a'], {}]) expect(check({ text }).codes).toEqual(['text validation.required']);
  });

  it('what is missing is asked for, before its length or its form is spoken of', () => {
    class Required {
      @TextField({ min: 3, max: 5, pattern: /^[a-z]+$/ })
      text!: string;
      @EmailField()
      email!: string;
    }
    const codesOf = (plain: object): string[] =>
      validateSync(plainToInstance(Required, plain), { stopAtFirstError: true }).map(
        ({ property, constraints }) => `${property} ${readRefusal(Object.values(constraints ?? {})[0] ?? '').code}`,
      );
    const missing = ['text validation.required', 'email validation.required'];
    expect(codesOf({})).toEqual(missing);
    expect(codesOf({ text: '', email: '' })).toEqual(missing);
    expect(codesOf({ text: 7, email: ['a@b.example'] })).toEqual(missing);
    expect(codesOf({ text: 'a', email: 'a' })).toEqual(['text validation.min_length', 'email validation.email']);
    expect(codesOf({ text: 'ABC', email: 'a@b.example' })).toEqual(['text validation.format']);
  });

  it('V-13 an address leads to http or https', () => {
    for (const url of ['https://cairn.example/a?b=c', 'http://xn--e1afmkfd.example'])
      expect(check({ url }).codes).toEqual([]);
    for (const url of [
      'javascript:alert(1)',
      'cairn.example',
      'ftp://cairn.example',
      'data:text/html,x',
      'https://',
      '//x.y',
    ]) {
      expect(check({ url }).codes).toEqual(['url validation.url']);
    }
  });
});
