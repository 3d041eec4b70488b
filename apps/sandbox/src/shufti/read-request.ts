import type { Json } from './answers.js';
import type { Check } from './checks.js';

type Asked = Pick<
  Check,
  'reference' | 'email' | 'country' | 'callbackUrl' | 'redirectUrl' | 'firstName' | 'lastName' | 'dob'
>;

type Read = { asked: Asked; minutes: number } | { fault: { key: string; message: string } };

const REFERENCE = /^[\w.-]{6,250}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const COUNTRY = /^[A-Z]{2}$/;
const MODES = ['any', 'image_only', 'video_only'];
const KNOWN = [
  'reference',
  'callback_url',
  'redirect_url',
  'email',
  'country',
  'language',
  'verification_mode',
  'ttl',
  'face',
  'document',
  'address',
  'background_checks',
  'allow_offline',
  'allow_online',
  'allow_retry',
  'show_results',
];
/** Shufti Pro's own default: an hour. */
const USUAL_MINUTES = 60;
const MOST_MINUTES = 43_200;

const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isUrl = (value: string): boolean => value.length <= 250 && URL.canParse(value);

/** Holds a request for a verification against what the provider asks of one. */
export function readRequest(fields: Json, callbackOrigin: string | null): Read {
  const document = objectOf(fields['document']);
  const name = objectOf(document['name']);
  const asked: Asked = {
    reference: textOf(fields['reference']),
    callbackUrl: textOf(fields['callback_url']),
    redirectUrl: textOf(fields['redirect_url']),
    email: fields['email'] === undefined ? null : textOf(fields['email']),
    country: fields['country'] === undefined ? null : textOf(fields['country']),
    firstName: textOf(name['first_name']),
    lastName: textOf(name['last_name']),
    dob: textOf(document['dob']),
  };
  const ttl = fields['ttl'] ?? USUAL_MINUTES;
  const faults: [key: string, message: string, isFault: boolean][] = [
    ['', 'Unknown parameter.', Object.keys(fields).some((key) => !KNOWN.includes(key))],
    ['reference', 'The reference must be 6 to 250 characters.', !REFERENCE.test(asked.reference)],
    ['callback_url', 'The callback url format is invalid.', !isUrl(asked.callbackUrl)],
    [
      'callback_url',
      'The callback url domain is not registered.',
      callbackOrigin !== null && isUrl(asked.callbackUrl) && new URL(asked.callbackUrl).origin !== callbackOrigin,
    ],
    ['redirect_url', 'The redirect url format is invalid.', !isUrl(asked.redirectUrl)],
    ['country', 'The country must be of two letters.', asked.country !== null && !COUNTRY.test(asked.country)],
    ['email', 'The email must be a valid email address.', asked.email !== null && !/^\S+@\S+\.\S+$/.test(asked.email)],
    ['verification_mode', 'The verification mode is invalid.', !MODES.includes(textOf(fields['verification_mode']))],
    ['ttl', 'The ttl is invalid.', typeof ttl !== 'number' || ttl < 1 || ttl > MOST_MINUTES],
    ['document', 'At least one service is needed.', fields['document'] === undefined && fields['face'] === undefined],
    ['dob', 'The dob format is invalid.', fields['document'] !== undefined && !DATE.test(asked.dob)],
  ];
  const fault = faults.find(([, , isFault]) => isFault);
  return fault === undefined ? { asked, minutes: Number(ttl) } : { fault: { key: fault[0], message: fault[1] } };
}
