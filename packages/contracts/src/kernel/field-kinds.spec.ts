import 'reflect-metadata';
import { PostalCodeField } from '../kyc/postal-code.js';
import { RegionField } from '../kyc/regions.js';
import { SignatureTextField } from '../kyc/signature.js';
import { codeOf, constraintsOf, field } from '../testing/field.js';
import { NewPasswordField, SameAsField } from '../users/password.js';
import {
  AcceptedField,
  ChoiceField,
  CurrencyCodeField,
  CurrencyField,
  DateField,
  EmailField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  RateField,
  TextField,
  TextsField,
  UrlField,
  VersionField,
} from './fields.js';

/** A kind of field, one value that it takes, and what it says of nothing. */
const KINDS: readonly [string, (options?: { optional: boolean }) => PropertyDecorator, unknown, string][] = [
  ['text', TextField, 'a', 'validation.required'],
  ['texts', TextsField, ['a'], 'validation.format'],
  ['currency', CurrencyField, 'USD', 'validation.required'],
  ['email', EmailField, 'a@b.example', 'validation.required'],
  ['url', UrlField, 'https://cairn.example', 'validation.required'],
  ['id', IdField, '01890a5d-ac96-774b-bcce-b302099a8057', 'validation.format'],
  ['flag', FlagField, false, 'validation.required'],
  ['integer', IntegerField, 1, 'validation.integer'],
  ['choice', (options) => ChoiceField(['a', 'b'], options), 'b', 'validation.choice'],
  ['money', MoneyField, 1, 'validation.amount'],
  ['date', DateField, '2026-11-20', 'validation.date'],
  ['rate', RateField, '0.1', 'validation.required'],
];

describe.each(KINDS)('a field of kind %s', (_name, kind, taken, missing) => {
  it('takes its value, and asks for one', () => {
    expect(codeOf(kind(), taken)).toBeNull();
    expect(codeOf(kind(), undefined)).toBe(missing);
    expect(codeOf(kind(), null)).toBe(missing);
  });

  it('may be omitted or cleared where it is optional, and is still checked when it is given', () => {
    for (const nothing of [undefined, null]) expect(codeOf(kind({ optional: true }), nothing)).toBeNull();
    expect(codeOf(kind({ optional: true }), taken)).toBeNull();
    expect(codeOf(kind({ optional: true }), { wrong: true })).not.toBeNull();
  });
});

describe('what a field says', () => {
  it.each(KINDS)('of kind %s is a code with its parameters, whichever rule speaks', (_name, kind) => {
    const said = [undefined, 7, '', {}, [{}], ['x'.repeat(300)], '?'.repeat(600)].flatMap((value) =>
      Object.values(constraintsOf(kind(), value)),
    );
    expect(said.length).toBeGreaterThan(3);
    expect(said.filter((message) => !/^[a-z]+\.[a-z_]+\|\{.*\}$/.test(message))).toEqual([]);
  });

  it('of a box that has to be ticked, too', () => {
    expect(Object.values(constraintsOf(AcceptedField(), 'x'))).toEqual([
      'validation.accepted|{}',
      'validation.accepted|{}',
    ]);
  });

  it('is known by the names that the description of the API reads', () => {
    const names = (decorate: PropertyDecorator): string[] => Object.keys(constraintsOf(decorate, {}));
    expect(names(TextField({ holds: () => false }))).toContain('holds');
    expect([names(MoneyField()), names(DateField()), names(InstantField())]).toEqual([
      ['isMoney'],
      ['isCalendarDate'],
      ['isInstant'],
    ]);
    expect(names(UrlField({ hosts: ['x.example'] }))).toContain('isAtHost');
    expect(names(PostalCodeField('country'))).toContain('isPostalCode');
    expect(names(RegionField('country'))).toContain('isRegion');
    expect(names(NewPasswordField())).toContain('isNewPassword');
    expect([names(SameAsField('other')), names(SignatureTextField())]).toEqual([['isSameAs'], ['isSignatureText']]);
  });
});

describe('a text', () => {
  it('has one character at least and 255 at most by default, none where it is optional', () => {
    expect(field(TextField())('').refusal).toEqual({ code: 'validation.required', params: {} });
    expect(codeOf(TextField(), ' ')).toBe('validation.required');
    expect(codeOf(TextField({ optional: true }), '')).toBeNull();
    expect(codeOf(TextField(), 'x'.repeat(255))).toBeNull();
    expect(field(TextField())('x'.repeat(256)).refusal).toEqual({
      code: 'validation.max_length',
      params: { max: 255 },
    });
    expect(codeOf(TextField({ optional: true }), 'x'.repeat(256))).toBe('validation.max_length');
  });

  it('has no least length where it is optional', () => {
    const rules = (decorate: PropertyDecorator): string[] => Object.keys(constraintsOf(decorate, 7)).sort();
    expect(rules(TextField({ optional: true }))).toEqual(['isString', 'maxLength']);
    expect(rules(TextField())).toEqual(['isString', 'maxLength', 'minLength']);
  });

  it('says its own bounds and its own code', () => {
    const bounded = TextField({ min: 3, max: 5 });
    expect(field(bounded)('ab').refusal).toEqual({ code: 'validation.min_length', params: { min: 3 } });
    expect(field(bounded)('abcdef').refusal).toEqual({ code: 'validation.max_length', params: { max: 5 } });
    expect(codeOf(bounded, 'abc')).toBeNull();
    expect(codeOf(TextField({ min: 0 }), '')).toBeNull();
    const spelt = { pattern: /^[a-z]+$/ };
    expect(field(TextField(spelt))('A').refusal).toEqual({ code: 'validation.format', params: {} });
    expect(codeOf(TextField({ ...spelt, code: 'validation.ssn' }), 'A')).toBe('validation.ssn');
    expect(codeOf(TextField(spelt), 'a')).toBeNull();
    expect(codeOf(TextField(), 7)).toBe('validation.required');
  });

  it('SEC-27 is trimmed and rid of marks that turn it, and a secret is kept to the letter', () => {
    expect(field(TextField())('  a\u202eb ').kept).toBe('ab');
    expect(field(TextField({ verbatim: true }))('  a\u202eb ').kept).toBe('  a\u202eb ');
    expect(field(TextField())(7).kept).toBe(7);
  });
});

describe('a version of what was read', () => {
  it('SEC-61 U-20 is no free text: the digits of a hash may look like the number of a card', () => {
    expect(codeOf(VersionField(), 'a4111111111111111b')).toBeNull();
    expect(codeOf(VersionField(), '4111 1111 1111 1111')).toBeNull();
    expect(codeOf(VersionField(), undefined)).toBeNull();
    expect(codeOf(VersionField(), 'a'.repeat(65))).toBe('validation.max_length');
  });
});

describe('texts', () => {
  it('are a list of at most a thousand, each of at most 255 characters', () => {
    expect(codeOf(TextsField(), [])).toBeNull();
    expect(codeOf(TextsField(), ['x'.repeat(255)])).toBeNull();
    expect(field(TextsField({ most: 2 }))(['a', 'b', 'c']).refusal).toEqual({
      code: 'validation.too_many',
      params: { max: 2 },
    });
    expect(field(TextsField())(['a', 'x'.repeat(256)]).refusal).toEqual({
      code: 'validation.max_length',
      params: { max: 255 },
    });
    expect(
      codeOf(
        TextsField(),
        Array.from({ length: 1000 }, () => 'a'),
      ),
    ).toBeNull();
    expect(
      codeOf(
        TextsField(),
        Array.from({ length: 1001 }, () => 'a'),
      ),
    ).toBe('validation.too_many');
    expect(codeOf(TextsField(), 'a')).toBe('validation.format');
  });
});

describe('a currency', () => {
  it.each(['usd', 'USDX', 'US', 'U1D', 'XUSD', 'ZZZ', 'XAU', 'AAA'])('is not %s', (text) => {
    expect(codeOf(CurrencyField(), text)).toBe('validation.currency');
  });

  it('of any site is three capitals', () => {
    expect(codeOf(CurrencyCodeField(), 'ZZZ')).toBeNull();
    expect(codeOf(CurrencyCodeField(), 'usd')).toBe('validation.currency');
  });
});

describe('V-08 an e-mail address', () => {
  it('is kept in small letters, without blanks and marks', () => {
    expect(field(EmailField())(' A@B.Example\u202e ').kept).toBe('a@b.example');
    expect(field(EmailField())(7).kept).toBe(7);
  });

  it('has a form, and at most 254 characters', () => {
    const long = (length: number): string => `${'x'.repeat(60)}@${`${'y'.repeat(60)}.`.repeat(3)}`.padEnd(length, 'z');
    expect(codeOf(EmailField(), 'a@b')).toBe('validation.email');
    expect(codeOf(EmailField(), `${long(250)}.com`)).not.toBe('validation.max_length');
    expect(field(EmailField())(`${long(251)}.com`).refusal).toEqual({
      code: 'validation.max_length',
      params: { max: 254 },
    });
  });
});

describe('V-13 an address of the web', () => {
  it('is cleared by an empty text, tidied, and at most 500 long', () => {
    expect(field(UrlField({ optional: true }))('')).toEqual({ kept: null, refusal: null });
    expect(field(UrlField())(' https://a.example ').kept).toBe('https://a.example');
    expect(codeOf(UrlField(), `https://a.example/${'x'.repeat(482)}`)).toBeNull();
    expect(field(UrlField())(`https://a.example/${'x'.repeat(483)}`).refusal).toEqual({
      code: 'validation.max_length',
      params: { max: 500 },
    });
  });

  it('leads to http or https, named', () => {
    expect([codeOf(UrlField(), 'http://a.example'), codeOf(UrlField(), 'https://a.example')]).toEqual([null, null]);
    for (const url of ['ftp://a.example', 'a.example', '//a.example'])
      expect(codeOf(UrlField(), url)).toBe('validation.url');
  });

  it('leads to the hosts that are named, or below them, and to no other', () => {
    const at = UrlField({ hosts: ['x.example', 'twitter.example'] });
    for (const url of ['https://x.example/a', 'https://www.x.example', 'https://WWW.Twitter.Example/b']) {
      expect([url, codeOf(at, url)]).toEqual([url, null]);
    }
    const refused = { code: 'validation.url_host', params: { host: 'x.example' } };
    for (const url of ['https://ax.example', 'https://x.example.evil.example', 'https://evil.example/x.example']) {
      expect([url, field(at)(url).refusal]).toEqual([url, refused]);
    }
    const optional = UrlField({ hosts: ['x.example'], optional: true });
    expect([codeOf(optional, ''), codeOf(optional, null)]).toEqual([null, null]);
    for (const wrong of ['x.example', 7]) expect(codeOf(at, wrong)).not.toBeNull();
  });
});

describe('a box that has to be ticked', () => {
  it('is ticked, or said by its code', () => {
    expect(codeOf(AcceptedField(), true)).toBeNull();
    for (const value of [false, 'true', 1, null, undefined])
      expect(codeOf(AcceptedField(), value)).toBe('validation.accepted');
    expect(codeOf(AcceptedField('validation.required'), false)).toBe('validation.required');
    expect(codeOf(AcceptedField('validation.required'), 'yes')).toBe('validation.required');
  });
});

describe('a whole number', () => {
  const bounded = IntegerField({ min: 2, max: 4 });

  it('keeps its bounds, both inclusive, and says them', () => {
    expect([2, 4].map((value) => codeOf(bounded, value))).toEqual([null, null]);
    expect(field(bounded)(1).refusal).toEqual({ code: 'validation.min', params: { min: 2 } });
    expect(field(bounded)(5).refusal).toEqual({ code: 'validation.max', params: { max: 4 } });
    expect([-(10 ** 9), 10 ** 9].map((value) => codeOf(IntegerField(), value))).toEqual([null, null]);
    expect(codeOf(IntegerField({ min: 0 }), -1)).toBe('validation.min');
  });

  it('is read from text of up to fifteen digits, with a sign and blanks around', () => {
    expect([' 3 ', '-3', '999999999999999'].map((text) => field(IntegerField())(text).kept)).toEqual([
      3, -3, 999_999_999_999_999,
    ]);
    for (const text of ['9999999999999999', '1.5', 'x3', '3x', '--3', '', '-', '3 4']) {
      expect([text, field(IntegerField())(text).kept]).toEqual([text, text]);
      expect(codeOf(IntegerField(), text)).toBe('validation.integer');
    }
  });
});

describe('money', () => {
  it('has a least amount, one minor unit by default, and names it', () => {
    expect(field(MoneyField())(0).refusal).toEqual({ code: 'validation.amount_min', params: { min: 1 } });
    expect(codeOf(MoneyField({ min: 0n }), 0)).toBeNull();
    expect(field(MoneyField({ min: 50n }))(49).refusal).toEqual({ code: 'validation.amount_min', params: { min: 50 } });
    expect(field(MoneyField({ min: 50n }))(50)).toEqual({ kept: 50n, refusal: null });
    expect(field(MoneyField({ max: 50n }))(50)).toEqual({ kept: 50n, refusal: null });
    expect(field(MoneyField({ max: 50n }))(51).refusal).toEqual({ code: 'validation.max', params: { max: 50 } });
    expect(field(MoneyField())('1').refusal).toEqual({ code: 'validation.amount', params: {} });
    expect(field(MoneyField())(1.5).kept).toBe(1.5);
  });
});

describe('a date', () => {
  it('exists, and is nothing else than a date', () => {
    for (const date of ['2026-02-30', '2026-11-20x', 'x2026-11-20', '2026-11-2', '2026/11/20', 20_261_120]) {
      expect([date, codeOf(DateField(), date)]).toEqual([date, 'validation.date']);
    }
  });
});

it('no date of a year with more than four digits, nor one before the first', () => {
  for (const date of ['-000001-01', '+012026-01', '0000-01-01']) {
    expect([date, codeOf(DateField(), date)]).toEqual([date, 'validation.date']);
  }
});

it('V-13 an address that is no text, or missing, is refused with its allowed hosts', () => {
  const at = UrlField({ hosts: ['x.example'] });
  for (const wrong of [['https://x.example'], 'x.example', 7]) {
    expect([wrong, codeOf(at, wrong)]).toEqual([wrong, 'validation.url_host']);
  }
});
