import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { readRefusal } from '../errors/refusal.js';
import { TextField } from '../kernel/fields.js';
import { COUNTRY } from '../kernel/countries.js';
import { BirthDateField, NameField, NationalNumberField, TaxNumberField } from './person-fields.js';

class Somebody {
  @NameField({ max: 100 })
  name: unknown = 'Ines Okafor';
  @BirthDateField()
  born: unknown = '1984-05-17';
  @TaxNumberField({ optional: true })
  number: unknown;
  @NationalNumberField({ optional: true, max: 40 })
  national: unknown;
  @TextField(COUNTRY)
  country: unknown = 'US';
}

const codes = (plain: object): string[] =>
  validateSync(plainToInstance(Somebody, plain)).flatMap(({ property, constraints }) =>
    Object.values(constraints ?? {}).map((constraint) => `${property} ${readRefusal(constraint).code}`),
  );

describe('V-06 a tax number of the United States', () => {
  it.each(['123-45-6789', '001010001', '899-99-9999', '900-70-0001', '987-65-4321', '999-88-1234', '912-94-0001'])(
    '%s may have been issued',
    (number) => expect(codes({ number })).toEqual([]),
  );
  it.each([
    '000-12-3456',
    '666-12-3456',
    '123-00-4567',
    '123-45-0000',
    '900-49-1234',
    '900-66-1234',
    '900-69-1234',
    '999-89-1234',
    '912-93-0001',
    '000000000',
  ])('%s was never issued', (number) => expect(codes({ number })).toEqual(['number validation.tax_number']));
  it('is asked for in its form first', () =>
    expect(codes({ number: '12-345-6789' })).toEqual(['number validation.ssn']));
});

describe('a number that another country gives its residents', () => {
  it.each(['', '12345678Z', '85.07.30-033 28', 'AB 12/3456', '٢٩٨٠١٠١١٢٣٤٥٦٧', 'ＡＢ123', 'أ-123'])(
    'may be %j',
    (national) => expect(codes({ national })).toEqual([]),
  );
  it.each(['!!💥', '12_34', '12345💥', '---', '. /', '<b>1</b>', '½'])('is not %j', (national) =>
    expect(codes({ national })).toEqual(['national validation.national_number']),
  );
  it('stands in one line', () =>
    expect(codes({ national: '12\n34' }).toSorted()).toEqual([
      'national validation.national_number',
      'national validation.one_line',
    ]));
});

describe('a name', () => {
  it.each(['Ines', 'Nuñez-O’Neil', 'خالد المصري', '李', 'R. J. 3rd', 'Muller & Sons GmbH'])('may be %s', (name) =>
    expect(codes({ name })).toEqual([]),
  );
  it.each(['123', '---', '.', 'Ines 🚀', '🇫🇷 Ines', 'Ines \ue000'])('is not %s', (name) =>
    expect(codes({ name })).toEqual(['name validation.name']),
  );
  it('has no control character', () => expect(codes({ name: 'Ines\u0007' })).toContain('name validation.one_line'));
});

describe('a date of birth', () => {
  it('is one of somebody who may live', () => {
    expect(codes({ born: '1900-01-01' })).toEqual([]);
    expect(codes({ born: '1899-12-31' })).toEqual(['born validation.birth_date']);
    expect(codes({ born: '0001-01-01' })).toEqual(['born validation.birth_date']);
    expect(codes({ born: '1984-02-30' })).toEqual(['born validation.date']);
  });
});

it.each([
  ['US', []],
  ['ZZ', ['country validation.country']],
  ['us', ['country validation.country']],
  ['XK', ['country validation.country']],
])('the country %s: %j', (country, refused) => expect(codes({ country })).toEqual(refused));
