import { ValidateBy } from 'class-validator';
import { refusal } from '../errors/refusal.js';
import { all, type FieldOptions } from '../kernel/field-parts.js';
import { DateField, LineField, TextField } from '../kernel/fields.js';

const TAX_NUMBER = /^(\d{3})-?(\d{2})-?(\d{4})$/;
/** The groups in which the Internal Revenue Service issues numbers to taxpayers, which begin with a nine. */
const TAXPAYER_GROUPS = [
  [50, 65],
  [70, 88],
  [90, 92],
  [94, 99],
] as const;
/** Nobody who lives is older. */
const FIRST_BIRTH = '1900-01-01';
const LETTER = /\p{L}/u;
/** Pictures, and characters that Unicode gives no meaning. */
const NO_NAME = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Co}\p{Cn}\p{Cs}]/u;
/** Letters and digits of any script, and what separates the parts of a number. */
const NATIONAL_NUMBER = /^(?=[ ./-]*[\p{L}\p{Nd}])[\p{L}\p{Nd} ./-]+$/u;

/** A text that is checked only where it is one. */
const checked = (name: string, code: string, holds: (value: string) => boolean): PropertyDecorator =>
  ValidateBy(
    { name, validator: { validate: (value: unknown) => typeof value !== 'string' || value === '' || holds(value) } },
    { message: refusal(code) },
  );

/**
 * Whether a tax number of the United States can have been issued: a social security number (20 CFR 422.103; the areas 000, 666
 * and 900 to 999 and groups of zeros are never assigned), or an individual taxpayer identification number.
 */
export function isIssuedTaxNumber(number: string): boolean {
  const [, area = '', group = '', serial = ''] = TAX_NUMBER.exec(number) ?? [];
  if (area === '000' || area === '666' || group === '00' || serial === '0000') return false;
  return !area.startsWith('9') || TAXPAYER_GROUPS.some(([from, to]) => Number(group) >= from && Number(group) <= to);
}

/** Whether a text can be the name of a person or a company: it has a letter, and no picture. */
export const isName = (text: string): boolean => LETTER.test(text) && !NO_NAME.test(text);

/** V-06: a tax number of the United States. */
export const TaxNumberField = (options: FieldOptions = {}): PropertyDecorator =>
  all(
    checked(
      'isIssuedTaxNumber',
      'validation.tax_number',
      (value) => !TAX_NUMBER.test(value) || isIssuedTaxNumber(value),
    ),
    TextField({ ...options, pattern: TAX_NUMBER, code: 'validation.ssn', max: 11 }),
  );

/** The number that a country other than the United States gives its residents: each country writes its own. */
export const NationalNumberField = (options: FieldOptions & { max: number }): PropertyDecorator =>
  all(
    checked('isNationalNumber', 'validation.national_number', (value) => NATIONAL_NUMBER.test(value)),
    LineField(options),
  );

/** The day on which somebody who lives was born. */
export const BirthDateField = (options: FieldOptions = {}): PropertyDecorator =>
  all(
    checked('isBirthDate', 'validation.birth_date', (value) => value >= FIRST_BIRTH),
    DateField(options),
  );

/** A name, of one line. */
export const NameField = (options: FieldOptions & { max: number }): PropertyDecorator =>
  all(checked('isName', 'validation.name', isName), LineField(options));
