import { isCalendarDate } from '@cairn/finance';
import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsUUID,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { refusal } from '../errors/refusal.js';
import { all, presence, tooMany, type FieldOptions } from './field-parts.js';

// Raw decorators of class-validator appear in these files only; requests and replies are written with these.
export * from './number-fields.js';
export * from './text-fields.js';

/** The field only counts where this holds; elsewhere it has no rules. */
export const OnlyIf = <T extends object>(holds: (value: T) => boolean): PropertyDecorator =>
  ValidateIf((value: T) => holds(value));

/** A field that the base class requires may be left out. */
export const MayBeLeftOut = (): PropertyDecorator => IsOptional();

export const IdField = (options: FieldOptions = {}): PropertyDecorator =>
  all(...presence(options), IsUUID(undefined, { message: refusal('validation.format') }));

/** A list of ids without an order. */
export const IdsField = (options: FieldOptions & { most: number }): PropertyDecorator =>
  all(
    ...presence(options),
    IsArray({ message: refusal('validation.format') }),
    ArrayMaxSize(options.most, { message: tooMany(options.most) }),
    IsUUID(undefined, { each: true, message: refusal('validation.format') }),
  );

export const FlagField = (options: FieldOptions = {}): PropertyDecorator =>
  all(...presence(options), IsBoolean({ message: refusal('validation.required') }));

/** A checkbox that has to be ticked. */
export const AcceptedField = (code = 'validation.accepted'): PropertyDecorator =>
  all(Equals(true, { message: refusal(code) }), IsBoolean({ message: refusal(code) }));

export const ChoiceField = (choices: readonly (string | number)[], options: FieldOptions = {}): PropertyDecorator =>
  all(...presence(options), IsIn([...choices], { message: refusal('validation.choice') }));

/** A calendar date, `YYYY-MM-DD`, that exists. */
export const DateField = (options: FieldOptions = {}): PropertyDecorator =>
  all(
    ...presence(options),
    ValidateBy(
      {
        name: 'isCalendarDate',
        validator: {
          validate: (value: unknown) => typeof value === 'string' && isCalendarDate(value),
        },
      },
      { message: refusal('validation.date') },
    ),
  );

/** An instant of a reply. */
export const InstantField = (options: FieldOptions = {}): PropertyDecorator =>
  all(
    ...presence(options),
    ValidateBy({ name: 'isInstant', validator: { validate: (value: unknown) => value instanceof Date } }),
  );

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects where objects are expected: of a list in their place, the library would check what is in it, or nothing. */
const objects = (many: boolean): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isObjects',
      validator: {
        validate: (value: unknown) => (many ? Array.isArray(value) && value.every(isObject) : isObject(value)),
      },
    },
    { message: refusal('validation.format') },
  );

/** One object of another class, or a list of them. */
export const NestedField = (
  type: () => new () => object,
  options: FieldOptions & { many?: boolean; most?: number } = {},
): PropertyDecorator =>
  all(
    ...presence(options),
    objects(options.many === true),
    ...(options.many
      ? [
          IsArray({ message: refusal('validation.format') }),
          ArrayMaxSize(options.most ?? 1000, {
            message: refusal('validation.too_many', { max: options.most ?? 1000 }),
          }),
        ]
      : []),
    ValidateNested({ each: options.many === true, message: refusal('validation.format') }),
    Type(type),
  );

/** A free-form object or value whose inside is checked elsewhere. */
export const FreeField = (options: FieldOptions = {}): PropertyDecorator => all(...presence(options), Allow());
