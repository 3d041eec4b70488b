import type { Detail } from './failure.js';

/** Looks at a value at a place and says what is wrong with it there. */
export type Shape = (value: unknown, field: string) => Detail[];

const SENTENCES = {
  MISSING_REQUIRED_PARAMETER: 'A required field or parameter is missing.',
  INVALID_PARAMETER_SYNTAX: 'The value of a field does not conform to the expected format.',
  INVALID_PARAMETER_VALUE: 'The value of a field is invalid.',
  INVALID_STRING_LENGTH: 'The value of a field is either too short or too long.',
  INVALID_ARRAY_MIN_ITEMS: 'The number of items in an array parameter is too small.',
  INVALID_ARRAY_MAX_ITEMS: 'The number of items in an array parameter is too large.',
  UNKNOWN_PARAMETER: 'There is no such parameter.',
} as const;

export type Fault = keyof typeof SENTENCES;

/** One fault of the form of a request. */
export const fault = (issue: Fault, field: string, value?: unknown, location: Detail['location'] = 'body'): Detail => ({
  field,
  ...(typeof value === 'string' || typeof value === 'number' ? { value: String(value).slice(0, 200) } : {}),
  location,
  issue,
  description: SENTENCES[issue],
});

interface TextRules {
  readonly least?: number;
  readonly most?: number;
  readonly pattern?: RegExp;
  readonly of?: readonly string[];
}

/** Text of a length, a pattern, or a set. */
export const text =
  ({ least = 1, most = 127, pattern, of }: TextRules = {}): Shape =>
  (value, field) => {
    if (typeof value !== 'string') return [fault('INVALID_PARAMETER_SYNTAX', field, value)];
    if (of !== undefined) return of.includes(value) ? [] : [fault('INVALID_PARAMETER_VALUE', field, value)];
    if (value.length < least || value.length > most) return [fault('INVALID_STRING_LENGTH', field, value)];
    return pattern === undefined || pattern.test(value) ? [] : [fault('INVALID_PARAMETER_SYNTAX', field, value)];
  };

/** An address of the web, at most 2048 characters. */
export const address: Shape = (value, field) =>
  typeof value === 'string' && value.length <= 2048 && /^https?:/.test(value) && URL.canParse(value)
    ? []
    : [fault('INVALID_PARAMETER_SYNTAX', field, value)];

/** Anything that JSON can say. */
export const anything: Shape = () => [];

/** A list of values of one shape. */
export const list =
  (item: Shape, least: number, most: number): Shape =>
  (value, field) => {
    if (!Array.isArray(value)) return [fault('INVALID_PARAMETER_SYNTAX', field, value)];
    if (value.length < least) return [fault('INVALID_ARRAY_MIN_ITEMS', field)];
    if (value.length > most) return [fault('INVALID_ARRAY_MAX_ITEMS', field)];
    return value.flatMap((each, index) => item(each, `${field}/${index}`));
  };

/** An object with these members and no other; those whose name ends in `!` must be there. */
export const object = (members: Readonly<Record<string, Shape>>): Shape => {
  const known = new Map(Object.entries(members).map(([name, shape]) => [name.replace('!', ''), shape]));
  const required = Object.keys(members).flatMap((name) => (name.endsWith('!') ? [name.slice(0, -1)] : []));
  return (value, field) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return [fault('INVALID_PARAMETER_SYNTAX', field || '/', value)];
    }
    const given = new Map(Object.entries(value));
    return [
      ...required.flatMap((name) => (given.has(name) ? [] : [fault('MISSING_REQUIRED_PARAMETER', `${field}/${name}`)])),
      ...[...given].flatMap(
        ([name, member]) =>
          known.get(name)?.(member, `${field}/${name}`) ?? [fault('UNKNOWN_PARAMETER', `${field}/${name}`)],
      ),
    ];
  };
};

/** A code of three letters and a decimal number as text, under the names that the API at hand has for them. */
export const moneyShape = (currency: 'currency_code' | 'currency'): Shape =>
  object({
    [`${currency}!`]: text({ pattern: /^[A-Z]{3}$/, least: 3, most: 3 }),
    'value!': text({ most: 32, pattern: /^(-?\d+|-?\d*\.\d+)$/ }),
  });
