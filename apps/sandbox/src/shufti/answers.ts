import { createHash, randomBytes } from 'node:crypto';
import type { Forgery, WebhookEndpoint } from '../webhooks/delivery.js';
import type { Check, ShuftiSettings } from './checks.js';

export type Json = Readonly<Record<string, unknown>>;

/** JSON as PHP writes it, with its slashes escaped: a signature is of these bytes, not of the same JSON. */
export const phpJson = (value: Json): string => JSON.stringify(value).replaceAll('/', '\\/');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The `Signature` of replies and callbacks. */
export const signatureOf = (body: string, secret: string, way: ShuftiSettings['signature']): string =>
  sha256(body + (way === 'hashed' ? sha256(secret) : secret));

/** Which part of the result a code speaks of. */
const PART_OF: Readonly<Record<string, string>> = {
  SPDR01: 'face',
  SPDR15: 'face',
  SPDR75: 'name',
  SPDR22: 'name',
  SPDR07: 'dob',
  SPDR08: 'expiry_date',
  SPDR34: 'background_checks',
};

const WORDS_OF: Readonly<Record<string, string>> = {
  SPDR01: 'Face could not be verified.',
  SPDR06: 'Document originality could not be verified.',
  SPDR15: "Face on the document doesn't match with the camera image.",
  SPDR75: 'Name on the document does not match with the provided one.',
  SPDR08: 'The document is expired.',
  SPDR34: 'AML screening failed.',
};

/** Codes that the hosted page offers. */
export const OFFERED_CODES: readonly string[] = Object.keys(WORDS_OF);
export const wordsOf = (code: string): string => WORDS_OF[code] ?? code;

function resultsOf({ passed, codes }: Check): Json {
  const failed = new Set(codes.map((code) => PART_OF[code] ?? 'document'));
  const of = (part: string): 0 | 1 | null => (passed === null ? null : failed.has(part) ? 0 : 1);
  return {
    face: of('face'),
    document: {
      document: of('document'),
      document_visibility: of('document'),
      name: of('name'),
      dob: of('dob'),
      expiry_date: of('expiry_date'),
      face_on_document_matched: of('face'),
    },
    background_checks: of('background_checks'),
  };
}

/** What a callback and a status reply say of a request. */
export function answerOf(check: Check): Json {
  const { reference, event, country, email, passed, codes } = check;
  const head = { reference, event, country, email };
  if (passed === null) return head;
  return {
    ...head,
    verification_result: resultsOf(check),
    verification_data: {
      document: {
        name: { first_name: check.firstName, last_name: check.lastName },
        dob: check.dob,
        expiry_date: check.documentExpiresOn,
        selected_type: ['passport'],
      },
    },
    declined_reason: passed ? null : codes.map(wordsOf).join(' ') || 'Verification declined.',
    declined_codes: passed ? null : codes,
    info: { agent: { is_desktop: true, browser: { name: 'Sandbox' } }, geolocation: { country_code: country } },
  };
}

/** The client's callback address; the way of signing is that of the account at the moment of sending. */
export const shuftiEndpoint = (
  url: string,
  secret: string,
  way: () => ShuftiSettings['signature'],
): WebhookEndpoint => ({
  name: 'shufti',
  url,
  sign(body: string, forgery: Forgery | null) {
    // A signature has no time in it: a stale message is one with another's signature.
    const key = forgery === 'bad_signature' || forgery === 'stale_timestamp' ? randomBytes(8).toString('hex') : secret;
    return {
      headers: { 'content-type': 'application/json', signature: signatureOf(body, key, way()) },
      body: forgery === 'altered_body' ? body.replace('"reference"', '"altered":1,"reference"') : body,
    };
  },
});
