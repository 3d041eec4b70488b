import { ValidateIf } from 'class-validator';

/** A field that has to be there unless another one has a value. */
export interface NeededField {
  readonly owner: string;
  readonly field: string;
  readonly other: string;
  readonly value: string;
}

/** Of all requests: the description of the API says it, too. */
export const NEEDED_FIELDS: NeededField[] = [];

/** The field has to be there, unless the other one has this value: then it does not count. */
export const NeededUnless =
  <T extends object>(other: keyof T & string, value: string): PropertyDecorator =>
  (target, key) => {
    ValidateIf((one: T) => one[other] !== value)(target, key);
    NEEDED_FIELDS.push({ owner: target.constructor.name, field: String(key), other, value });
  };
