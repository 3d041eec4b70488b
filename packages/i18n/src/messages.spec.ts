import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES } from '@cairn/contracts';
import { sentencesOf, type Catalogue } from './testing/sentences.js';

/**
 * Section 8 of the specification: what it says, the catalogue and the key where we say it, and, where the key is put
 * together in code, the text by which it is found there.
 */
const MESSAGES: readonly [said: string, catalogue: string, key: string, inCode?: string][] = [
  ['Something went wrong, please try again later', 'errors', 'server.failed'],
  ['Something went wrong, please try again later (no answer came)', 'web.common', 'error.unexpected'],
  ['Sorry, An error has occured', 'web.common', 'error.title'],
  ['An error occurred (profile update)', 'web.settings', 'profile.failed'],
  ['Insufficient Wallet Balance', 'errors', 'wallet.insufficient'],
  ['Amount should be minimum', 'errors', 'investment.below_minimum'],
  ['Amount should be maximum', 'errors', 'investment.above_maximum'],
  ['Share unit should be minimum 1', 'errors', 'validation.min'],
  ['Shares are available only up to the stated number', 'errors', 'investment.shares_left'],
  ['Top-up process failed', 'web.wallet', 'topUp.failTitle'],
  ['Top-up receipt failed', 'web.wallet', 'topUp.failed'],
  ['Re-Payment process failed', 'web.owner', 'receipt.failed'],
  ['Amount must be 1 or more', 'web.wallet', 'belowOne'],
  ['Withdraw amount must be 1 or more', 'errors', 'wallet.withdrawal_range'],
  ['Withdraw amount must be less than wallet balance', 'web.wallet', 'aboveBalance'],
  ['There is a transaction limit of $5,000 when using a credit card', 'errors', 'payment.card_limit'],
  ['Please connect your Stripe account', 'errors', 'payment.connect_required'],
  ['Please accept terms of use and acknowledgement', 'errors', 'validation.terms_and_risk'],
  ['This project is closed and no longer accepting investments', 'errors', 'investment.closed'],
  ['Your KYC Application is Declined', 'errors', 'kyc.declined'],
  ['Your KYC Application is Declined (with its reason)', 'web.account', 'identity.declined', 'identity.${'],
  ['Please enter valid signature text', 'errors', 'signature.text'],
  ['Signature must be less than or equal to 20 character', 'errors', 'signature.too_long'],
  ['File size must be lower than 512KB', 'errors', 'signature.too_large'],
  ['Please enter valid ABA', 'errors', 'validation.routing_number'],
  ['Captcha does not match', 'errors', 'captcha.mismatch'],
  ['Email already subscribed', 'errors', 'newsletter.already_subscribed'],
  ['invalid video URL (YouTube or Vimeo only)', 'errors', 'validation.video_url'],
  ['please wait while the record updates', 'web.common', 'error.updating'],
  ['no results found', 'web.browse', 'noMatch'],
  ['no record found', 'errors', 'request.not_found'],
  ['This field is required', 'errors', 'validation.required'],
  ['This field is required (before it is sent)', 'web.common', 'validation.required'],
  ['Please enter valid format', 'errors', 'validation.format'],
  ['Email is invalid', 'errors', 'validation.email'],
  ["Password doesn't match", 'errors', 'validation.password_mismatch'],
  // What went well.
  ['KYC created or updated', 'web.account', 'identity.sent'],
  ['signature updated', 'web.accreditation', 'done'],
  ['profile updated', 'web.settings', 'profile.saved'],
  ['password changed', 'web.account', 'password.done'],
  ['password changed (by a link)', 'web.auth', 'reset.done'],
  ['invitation sent', 'web.invite', 'sentNow'],
  ['contact request sent', 'web.contact', 'sent.title'],
  ['newsletter subscribed', 'web.contact', 'newsletter.subscribed'],
];

/** Where the codes and the sentences themselves are. */
const NOT_A_USE = /^packages\/contracts\/src\/errors\/([a-z]+-)?errors\.ts$/;
const ROOT = join(__dirname, '..', '..', '..');
const sources = (folders: readonly string[]): string =>
  folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => join(folder, file))
        .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file) && !NOT_A_USE.test(file)),
    )
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');

const server = sources(['apps/api/src', 'packages/contracts/src']);
const client = sources(['apps/web/src']);
const read = (language: string, catalogue: string): Map<string, string> =>
  sentencesOf(JSON.parse(readFileSync(join(__dirname, 'locales', language, `${catalogue}.json`), 'utf8')) as Catalogue);
const wordsOf = (language: string, catalogue: string, key: string): string | undefined => {
  const sentences = read(language, catalogue);
  return sentences.get(key) ?? sentences.get(`${key}_other`);
};

describe.each(MESSAGES)('U-05 %s', (_said, catalogue, key, inCode) => {
  it.each(LANGUAGE_CODES)('has words in %s', (language) => {
    const words = wordsOf(language, catalogue, key);
    expect(words).toBeTruthy();
    if (language !== 'en') expect(words).not.toBe(wordsOf('en', catalogue, key));
  });

  it('is said by code', () => {
    const code = catalogue === 'errors' ? server : client;
    const uses = inCode === undefined ? [`'${key}'`, `:${key}'`] : [inCode];
    expect(uses.some((use) => code.includes(use))).toBe(true);
  });
});
