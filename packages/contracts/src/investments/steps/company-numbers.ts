import { ValidateBy, type ValidationArguments } from 'class-validator';
import { refusal } from '../../errors/refusal.js';
import { TextField } from '../../kernel/fields.js';

/** Prefixes that the Internal Revenue Service has given to no campus ("How EINs are assigned and valid EIN prefixes"). */
const NO_PREFIX = [
  '00',
  '07',
  '08',
  '09',
  '17',
  '18',
  '19',
  '28',
  '29',
  '49',
  '69',
  '70',
  '78',
  '79',
  '89',
  '96',
  '97',
];

/** An employer identification number of the Internal Revenue Service. */
export const isEin = (number: string): boolean =>
  /^\d{2}-?\d{7}$/.test(number) && !NO_PREFIX.includes(number.slice(0, 2));

/** What the number of a company looks like in the registers we know; elsewhere letters, digits and what separates them. */
const BY_COUNTRY: Readonly<Record<string, RegExp>> = {
  BE: /^0?\d{3}\.?\d{3}\.?\d{3}$/,
  CH: /^CHE-?\d{3}\.?\d{3}\.?\d{3}$/i,
  DE: /^HR[AB] ?\d{1,6}( ?[A-Z]{1,2})?$/i,
  ES: /^[A-Z]-?\d{7}[A-Z0-9]$/i,
  FR: /^\d{3} ?\d{3} ?\d{3}$/,
  GB: /^([A-Z]{2}\d{6}|\d{8})$/i,
  IE: /^\d{5,6}$/,
  IT: /^\d{11}$/,
  LU: /^B ?\d{4,6}$/i,
  NL: /^\d{8}$/,
};
const ELSEWHERE = /^[\p{L}\p{N}][\p{L}\p{N} ./-]{1,29}$/u;

export const isRegistrationNumber = (number: string, country: string): boolean =>
  (Object.hasOwn(BY_COUNTRY, country) ? (BY_COUNTRY[country] ?? ELSEWHERE) : ELSEWHERE).test(number);

/** The number of a company in the register of the country that another field of the same object names. */
export const RegistrationNumberField =
  (countryField: string): PropertyDecorator =>
  (target, key) => {
    ValidateBy(
      {
        name: 'isRegistrationNumber',
        validator: {
          validate: (value: unknown, args?: ValidationArguments) => {
            const country: unknown = Object.getOwnPropertyDescriptor(args?.object ?? {}, countryField)?.value;
            return typeof value === 'string' && isRegistrationNumber(value, typeof country === 'string' ? country : '');
          },
        },
      },
      {
        message: ({ value }: ValidationArguments) =>
          refusal(value ? 'validation.registration_number' : 'validation.required'),
      },
    )(target, key);
    TextField({ max: 30, longNumbers: true })(target, key);
  };
