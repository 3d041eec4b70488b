import { Transform } from 'class-transformer';
import { IsInt, Max, Min, ValidateBy } from 'class-validator';
import { refusal } from '../errors/refusal.js';
import { all, presence, type FieldOptions } from './field-parts.js';

interface NumberOptions extends FieldOptions {
  min?: number;
  max?: number;
}

/** A whole number that is not money (a count, a year). A query's text is read as a number. */
export const IntegerField = (options: NumberOptions = {}): PropertyDecorator =>
  all(
    ...presence(options),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value,
    ),
    ...(options.min === undefined
      ? []
      : [Min(options.min, { message: refusal('validation.min', { min: options.min }) })]),
    ...(options.max === undefined
      ? []
      : [Max(options.max, { message: refusal('validation.max', { max: options.max }) })]),
    IsInt({ message: refusal('validation.integer') }),
  );

interface MoneyOptions extends FieldOptions {
  /** Minimum amount in minor units; 1 by default. */
  min?: bigint;
  /** Maximum amount in minor units; by default what JSON holds exactly. */
  max?: bigint;
}

const toBigInt = (value: unknown): unknown => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  return value;
};

/**
 * An amount in minor units: a JSON integer of at most 2^53 - 1 outside, a bigint inside. Fractions, text and larger
 * numbers are refused, never rounded.
 */
export const MoneyField = (options: MoneyOptions = {}): PropertyDecorator => {
  const min = options.min ?? 1n;
  const max = options.max ?? BigInt(Number.MAX_SAFE_INTEGER);
  const said = (value: bigint): string =>
    value < min
      ? refusal('validation.amount_min', { min: Number(min) })
      : refusal('validation.max', { max: Number(max) });
  return all(
    ...presence(options),
    Transform(({ value }: { value: unknown }) => toBigInt(value)),
    ValidateBy(
      {
        name: 'isMoney',
        validator: { validate: (value: unknown) => typeof value === 'bigint' && value >= min && value <= max },
      },
      {
        message: ({ value }) => (typeof value === 'bigint' ? said(value) : refusal('validation.amount')),
      },
    ),
  );
};

/** An amount of a request that may also come as a form, whose fields are text. */
export const FormMoneyField = (options: MoneyOptions = {}): PropertyDecorator =>
  all(
    MoneyField(options),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' && /^\d{1,15}$/.test(value) ? BigInt(value) : value,
    ),
  );
