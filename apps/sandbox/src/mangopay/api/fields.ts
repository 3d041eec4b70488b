import type { Fields, Funds } from '../documents.js';
import { wrong, type FieldErrors } from './failure.js';

/** Says what is wrong with a value; null where nothing is. */
type Check = (value: unknown) => string | null;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** A required field is checked; an optional one where it is given. */
export interface Shape {
  readonly required?: Readonly<Record<string, Check>>;
  readonly optional?: Readonly<Record<string, Check>>;
}

/** 400 with every field that is missing, wrong or not known. */
export function requireShape(fields: Fields, { required = {}, optional = {} }: Shape): void {
  const errors: Record<string, string> = {};
  for (const [name, check] of Object.entries(required)) {
    const fault = isGiven(fields[name]) ? check(fields[name]) : `The ${name} field is required.`;
    if (fault !== null) errors[name] = fault;
  }
  for (const [name, check] of Object.entries(optional)) {
    const fault = isGiven(fields[name]) ? check(fields[name]) : null;
    if (fault !== null) errors[name] = fault;
  }
  for (const name of Object.keys(fields)) {
    if (name !== 'Tag' && !(name in required) && !(name in optional)) errors[name] = `There is no field ${name}.`;
  }
  refuse(errors);
}

export function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw wrong(errors);
}

export const text =
  (most = 255, pattern?: RegExp): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most && (pattern?.test(value) ?? true)
      ? null
      : 'The value does not have the expected form.';

export const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value) ? null : `The value must be one of ${values.join(', ')}.`;

export const whole: Check = (value) => (Number.isInteger(value) ? null : 'The value must be a whole number.');
export const COUNTRY = text(2, /^[A-Z]{2}$/);
export const anything: Check = () => null;

const isFunds = (value: unknown): value is Funds =>
  typeof value === 'object' &&
  value !== null &&
  'Currency' in value &&
  typeof value.Currency === 'string' &&
  /^[A-Z]{3}$/.test(value.Currency) &&
  'Amount' in value &&
  Number.isInteger(value.Amount) &&
  Number(value.Amount) >= 0;

/** Whole minor units of a currency, none or more. */
export const funds: Check = (value) =>
  isFunds(value) ? null : 'Money is written as Currency and a whole Amount of minor units.';

/** What a shape has let through. */
export function fundsOf(fields: Fields, name: string): Funds {
  const value = fields[name];
  if (!isFunds(value)) throw wrong({ [name]: 'Money is missing.' });
  return { Currency: value.Currency, Amount: value.Amount };
}

/** Empty where it is none. */
export const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

/** An address where some place is. */
export const ADDRESS: Check = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? null
    : 'An address is written as AddressLine1, AddressLine2, City, Region, PostalCode and Country.';

/** An object inside another; empty where none is. */
export const objectOf = (fields: Fields, name: string): Fields => {
  const value = fields[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
};
