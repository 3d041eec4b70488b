import { ValidateBy, type ValidationArguments } from 'class-validator';
import { TextField } from '../kernel/fields.js';
import { refusal } from '../errors/refusal.js';

/** V-05: what a postal code looks like where we know it; elsewhere letters, digits, blanks and hyphens. */
const BY_COUNTRY: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/,
  FR: /^\d{5}$/,
  DE: /^\d{5}$/,
  GB: /^[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}$/,
};
const ELSEWHERE = /^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/;

export const isPostalCode = (code: string, country: string): boolean =>
  (Object.hasOwn(BY_COUNTRY, country) ? (BY_COUNTRY[country] ?? ELSEWHERE) : ELSEWHERE).test(code);

/** A postal code of the country that another field of the same object names. */
export const PostalCodeField =
  (countryField: string): PropertyDecorator =>
  (target, key) => {
    ValidateBy(
      {
        name: 'isPostalCode',
        validator: {
          validate: (value: unknown, args?: ValidationArguments) => {
            const country: unknown = Object.getOwnPropertyDescriptor(args?.object ?? {}, countryField)?.value;
            return typeof value === 'string' && isPostalCode(value, typeof country === 'string' ? country : '');
          },
        },
      },
      { message: refusal('validation.zip') },
    )(target, key);
    TextField({ max: 10 })(target, key);
  };
