import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { readRefusal } from '../errors/refusal.js';
import { meetsPasswordRules, NewPasswordField, PASSWORD_RULES, SameAsField } from './password.js';
import { PHONE } from './phone.js';
import { DISPLAY_OF_USER_TYPE, USER_TYPES } from './user-types.js';

class Passwords {
  @NewPasswordField()
  password: unknown;
  @SameAsField('password')
  confirmation: unknown;
  @SameAsField('password', 'validation.format')
  again: unknown;
}

const codes = (password: unknown, confirmation: unknown = password, again: unknown = confirmation): string[] =>
  validateSync(plainToInstance(Passwords, { password, confirmation, again })).flatMap(({ property, constraints }) =>
    Object.values(constraints ?? {}).map((message) => `${property} ${readRefusal(message).code}`),
  );

describe('V-02 a new password', () => {
  it.each([
    ['length', 'aB3$567', 'aB3$5678'],
    ['upper', 'ab3$5678', 'Éb3$5678'],
    ['lower', 'AB3$5678', 'ñB3$5678'],
    ['digit', 'aBc$efgh', 'aBc$efg٣'],
    ['special', 'aB345678', 'aB34567€'],
  ])('lacks the rule of %s in %s, and has it in %s', (code, without, having) => {
    const broken = PASSWORD_RULES.filter(({ pattern }) => !pattern.test(without)).map((rule) => rule.code);
    expect(broken).toEqual([code]);
    expect([meetsPasswordRules(without), meetsPasswordRules(having)]).toEqual([false, true]);
  });

  it('has its rules in the order of the screens', () => {
    expect(PASSWORD_RULES.map(({ code }) => code)).toEqual(['length', 'upper', 'lower', 'digit', 'special']);
  });

  it('takes neither a blank nor a letter for a special character, and counts characters, not their halves', () => {
    expect(meetsPasswordRules('aB3 5678')).toBe(false);
    expect(meetsPasswordRules('aB3é5678')).toBe(false);
    expect(meetsPasswordRules('aB3😀😀😀😀')).toBe(false);
    expect(meetsPasswordRules('aB3\n$678')).toBe(true);
  });

  it('is refused by name, kept to the letter, and at most 128 long', () => {
    expect(codes('aB3$5678')).toEqual([]);
    expect(plainToInstance(Passwords, { password: ' aB3$5678 ' }).password).toBe(' aB3$5678 ');
    expect(codes('short')).toEqual(['password validation.password']);
    expect(codes(12345678)).toContain('password validation.password');
    expect(codes(`aB3$${'x'.repeat(124)}`)).toEqual([]);
    expect(codes(`aB3$${'x'.repeat(125)}`)).toEqual(['password validation.max_length']);
    expect(codes('')).toEqual(['password validation.password', 'password validation.required']);
  });

  it('is repeated exactly', () => {
    expect(codes('aB3$5678', 'aB3$567')).toEqual([
      'confirmation validation.password_mismatch',
      'again validation.format',
    ]);
    expect(codes('aB3$5678', 'aB3$5678', 'x')).toEqual(['again validation.format']);
  });
});

it('V-02 a password is text, and what repeats nothing repeats no password', () => {
  expect(codes(['aB3$5678'])).toContain('password validation.password');
  const told = validateSync(plainToInstance(Passwords, { confirmation: 'aB3$5678' }));
  expect(told.map(({ property }) => property)).toEqual(expect.arrayContaining(['password', 'confirmation']));
});

describe('V-07 a phone number', () => {
  it.each(['12345678', '+1234567890123', '(020) 1234-5678', ' 1 2 3 4 5 6 7 8 '])('may be %s', (text) => {
    expect(PHONE.test(text)).toBe(true);
  });

  it.each(['1234567', '12345678901234', '1234x5678', '1+2345678', '12345678+', '+', '', 'x12345678', '12345678x'])(
    'may not be %s',
    (text) => {
      expect(PHONE.test(text)).toBe(false);
    },
  );
});

it('R-05 each type of user sees its side of the product', () => {
  expect(USER_TYPES).toEqual(['investor', 'campaign-owner', 'both']);
  expect(DISPLAY_OF_USER_TYPE).toEqual({
    investor: { investorDisplay: true, campaignOwnerDisplay: false },
    'campaign-owner': { investorDisplay: false, campaignOwnerDisplay: true },
    both: { investorDisplay: true, campaignOwnerDisplay: true },
  });
});
