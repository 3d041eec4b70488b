import { refusal } from '../errors/refusal.js';
import { TextField } from '../kernel/fields.js';
import { ValidateBy, type ValidationArguments } from 'class-validator';

/** V-02: what a new password must contain, in the order the screens list it. */
export const PASSWORD_RULES = [
  { code: 'length', pattern: /^.{8,}$/su },
  { code: 'upper', pattern: /\p{Lu}/u },
  { code: 'lower', pattern: /\p{Ll}/u },
  { code: 'digit', pattern: /\p{Nd}/u },
  { code: 'special', pattern: /[^\p{L}\p{N}\s]/u },
] as const;

export const meetsPasswordRules = (password: string): boolean =>
  PASSWORD_RULES.every(({ pattern }) => pattern.test(password));

/** A new password: the five rules, at most 128 characters, never trimmed. */
export const NewPasswordField = (): PropertyDecorator => (target, key) => {
  ValidateBy(
    {
      name: 'isNewPassword',
      validator: { validate: (value: unknown) => typeof value === 'string' && meetsPasswordRules(value) },
    },
    { message: refusal('validation.password') },
  )(target, key);
  TextField({ min: 1, max: 128, verbatim: true })(target, key);
};

/** Repeats another field of the same object. */
export const SameAsField = (other: string, code = 'validation.password_mismatch'): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isSameAs',
      validator: {
        validate: (value: unknown, args?: ValidationArguments) =>
          value === Object.getOwnPropertyDescriptor(args?.object ?? {}, other)?.value,
      },
    },
    { message: refusal(code) },
  );
