import { ValidateBy, type ValidationArguments } from 'class-validator';
import { refusal } from '../errors/refusal.js';
import { hasOwnKind, withoutGroups } from './bank-numbers.js';
import { countryOfBic, isBic } from './bic.js';
import { isIban, isIbanOf } from './iban.js';

type Told = Readonly<Partial<Record<'type' | 'iban' | 'bic' | 'bankCountry', unknown>>>;

const told = (args: ValidationArguments | undefined): Told => ({ ...args?.object });

/** In capitals and without groups; null for what is no text. */
const plain = (value: unknown): string | null => {
  const text = withoutGroups(value);
  return typeof text === 'string' ? text.toUpperCase() : null;
};

const rule = (name: string, code: string, validate: (value: unknown, account: Told) => boolean): PropertyDecorator =>
  ValidateBy(
    { name, validator: { validate: (value: unknown, args?: ValidationArguments) => validate(value, told(args)) } },
    { message: refusal(code) },
  );

/** The bank of an account elsewhere is in the country that is named beside it; a wrong BIC is said beside the BIC. */
export const OfCountryOfBic = (): PropertyDecorator =>
  rule('isCountryOfBic', 'validation.bic_country', (value, { type, bic }) => {
    const code = plain(bic);
    const isChecked =
      type === 'OTHER' && code !== null && isBic(code) && !(typeof value === 'string' && hasOwnKind(value));
    return !isChecked || countryOfBic(code) === value;
  });

/** A country whose accounts have a kind of their own is not "another country": its own checks would be passed by. */
export const OfNoOwnKind = (): PropertyDecorator =>
  rule(
    'isOfNoOwnKind',
    'validation.account_form',
    (value, { type }) => type !== 'OTHER' || typeof value !== 'string' || !hasOwnKind(value),
  );

/** An IBAN is entered as one. */
export const NoIbanElsewhere = (): PropertyDecorator =>
  rule('isNoIban', 'validation.iban_form', (value, { type }) => type !== 'OTHER' || !isIban(plain(value) ?? ''));

/** The bank is in the country of the account's IBAN, or in one that shares it; an IBAN that is wrong is said beside it. */
export const OfCountryOfIban = (): PropertyDecorator =>
  rule('isBicOfIban', 'validation.bic_of_iban', (value, { type, iban }) => {
    const [bic, account] = [plain(value), plain(iban)];
    // An account of the operator says no kind: it has an IBAN or not.
    const isAbroad = type !== undefined && type !== 'IBAN';
    if (isAbroad || bic === null || account === null || !isBic(bic) || !isIban(account)) return true;
    return isIbanOf(account, countryOfBic(bic));
  });
