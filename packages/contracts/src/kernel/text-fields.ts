import { isCurrency } from '@cairn/finance';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsEmail,
  IsString,
  IsUrl,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
  type ValidateByOptions,
} from 'class-validator';
import { refusal } from '../errors/refusal.js';
import { withoutTurns } from './bidi.js';
import { holdsCardNumber } from './card-number.js';
import { all, orMissing, presence, type FieldOptions, tooMany } from './field-parts.js';
import { showsNothing } from './visible-text.js';

interface TextOptions extends FieldOptions {
  min?: number;
  max?: number;
  pattern?: RegExp;
  /** A rule that a pattern cannot express, such as a checksum. */
  holds?: (value: string) => boolean;
  /** Error code when the pattern fails, or this does not hold. */
  code?: string;
  /** Secrets are not normalised. */
  verbatim?: boolean;
  /** A bank's reference may look like the number of a card. */
  longNumbers?: boolean;
}

/** As people's texts are kept (SEC-27): without marks that turn what follows them, and without blanks around. */
const tidy = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const text = withoutTurns(value).trim();
  return showsNothing(text) ? '' : text;
};

const heldBy = (holds: (value: string) => boolean): ValidateByOptions => ({
  name: 'holds',
  validator: { validate: (value: unknown) => typeof value === 'string' && holds(value) },
});

/** SEC-61: card numbers are typed at the provider alone; in free text they would be kept, mailed and shown. */
const noCardNumber = (options: { each?: boolean } = {}): PropertyDecorator =>
  ValidateBy(
    {
      name: 'holdsNoCardNumber',
      validator: { validate: (value: unknown) => typeof value !== 'string' || !holdsCardNumber(value) },
    },
    { ...options, message: refusal('validation.card_number') },
  );

/** Text, normalised, of at most `max` characters (255 by default). A required text is at least one character long. */
export const TextField = (options: TextOptions = {}): PropertyDecorator => {
  const { min = options.optional ? 0 : 1, max = 255, code = 'validation.format', pattern, holds } = options;
  const isFree = !options.verbatim && !options.longNumbers && pattern === undefined && holds === undefined;
  return all(
    ...presence(options),
    ...(isFree ? [noCardNumber()] : []),
    ...(options.verbatim ? [] : [Transform(({ value }: { value: unknown }) => tidy(value))]),
    ...(pattern ? [Matches(pattern, { message: orMissing(code) })] : []),
    ...(holds ? [ValidateBy(heldBy(holds), { message: orMissing(code) })] : []),
    MaxLength(max, { message: orMissing('validation.max_length', { max }) }),
    ...(min > 0 ? [MinLength(min, { message: orMissing('validation.min_length', { min }) })] : []),
    IsString({ message: refusal('validation.required') }),
  );
};

/** Line breaks, tabs, and every other control character. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Text of one line, such as a name or a title: it stands in subjects of mails, in heads of files, in lists. */
export const LineField = (options: TextOptions = {}): PropertyDecorator =>
  all(
    ValidateBy(
      {
        name: 'isOneLine',
        validator: { validate: (value: unknown) => typeof value !== 'string' || !BREAKS.test(value) },
      },
      { message: refusal('validation.one_line') },
    ),
    TextField(options),
  );

/** The version of what was read (U-20). The digits of a hash may look like the number of a card. */
export const VersionField = (options: FieldOptions = { optional: true }): PropertyDecorator =>
  TextField({ ...options, max: 64, longNumbers: true });

/** A list of short texts. */
export const TextsField = (options: FieldOptions & { most?: number; max?: number } = {}): PropertyDecorator => {
  const { most = 1000, max = 255 } = options;
  return all(
    ...presence(options),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(tidy) : value)),
    noCardNumber({ each: true }),
    ArrayMaxSize(most, { message: tooMany(most) }),
    MaxLength(max, { each: true, message: refusal('validation.max_length', { max }) }),
    IsArray({ message: refusal('validation.format') }),
  );
};

const CURRENCY = { pattern: /^[A-Z]{3}$/, code: 'validation.currency', max: 3 };

/** A currency's code, ISO 4217: whether the site has it is checked together with the fields beside it. */
export const CurrencyCodeField = (options: FieldOptions = {}): PropertyDecorator =>
  TextField({ ...options, ...CURRENCY });

/** The code, ISO 4217, of a currency that the platform supports: the decimals of any other one would be a guess. */
export const CurrencyField = (options: FieldOptions = {}): PropertyDecorator =>
  TextField({ ...options, ...CURRENCY, holds: isCurrency });

export const EmailField = (options: FieldOptions = {}): PropertyDecorator =>
  all(
    ...presence(options),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? withoutTurns(value).trim().toLowerCase() : value,
    ),
    MaxLength(254, { message: orMissing('validation.max_length', { max: 254 }) }),
    IsEmail({}, { message: orMissing('validation.email') }),
  );

interface UrlOptions extends FieldOptions {
  /** The hosts that the address may have: these, and their subdomains. */
  hosts?: readonly string[];
}

const isBelow = (host: string, above: string): boolean => host === above || host.endsWith(`.${above}`);

const isAt = (value: unknown, hosts: readonly string[]): boolean => {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  return hosts.some((above) => isBelow(new URL(value).hostname.toLowerCase(), above));
};

/** V-13: a whole address, of the web alone (SEC-21). */
export const UrlField = (options: UrlOptions = {}): PropertyDecorator =>
  all(
    ...presence(options),
    ...(options.hosts
      ? [
          ValidateBy(
            { name: 'isAtHost', validator: { validate: (value: unknown) => isAt(value, options.hosts ?? []) } },
            { message: refusal('validation.url_host', { host: options.hosts[0] }) },
          ),
        ]
      : []),
    Transform(({ value }: { value: unknown }) => (value === '' ? null : tidy(value))),
    MaxLength(500, { message: orMissing('validation.max_length', { max: 500 }) }),
    IsUrl({ protocols: ['http', 'https'], require_protocol: true }, { message: orMissing('validation.url') }),
  );

/** A yearly rate as decimal text: `0.085` is 8.5 %. Text, because a rate is exact and JSON numbers are not. */
export const RateField = (options: FieldOptions = {}): PropertyDecorator =>
  TextField({ ...options, pattern: /^(0(\.\d{1,8})?|1(\.0{1,8})?)$/, code: 'validation.rate', max: 12 });
