import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES } from '@cairn/contracts';
import { sentencesOf, type Catalogue } from './testing/sentences.js';

/** Section 8 of the specification as it stands there. */
const MESSAGES_OF_SECTION_8 =
  "Something went wrong, please try again later; Sorry, An error has occured; An error occurred (profile update); Insufficient Wallet Balance; Amount should be minimum / maximum; Share unit should be minimum 1 / maximum; Shares are available only up to the stated number; Top-up process failed; top-up receipt failed; Re-Payment process failed; Amount must be 1 or more; Withdraw amount must be 1 or more; Withdraw amount must be less than wallet balance; There is a transaction limit of $5,000 when using a credit card. If you'd like to invest up to $100,000 please use ACH.; There is a transaction limits of $100,000 when using ACH.; Currency is not supported by the ACH link provider; Please connect your Stripe account; Please accept terms of use and acknowledgement; This project is closed and no longer accepting investments; Your KYC Application is Declined; Please enter valid signature text; Signature must be less than or equal to 20 character; File size must be lower than 512KB; Please enter valid ABA (and branch code, institution number, bank name, sort code); Captcha does not match; Email already subscribed; invalid video URL (YouTube or Vimeo only); please wait while the record updates; no results found; no record found; This field is required";
const SUCCESSES_OF_SECTION_8 =
  'KYC created or updated; bank added; signature updated; profile updated; password changed (then redirect to login); invitation sent; contact request sent; newsletter subscribed';

interface Message {
  /** As the section says it. */
  said: string;
  /** Which part of it, or when. */
  part?: string;
  catalogue: string;
  key: string;
  /** Where the key is put together in code, the text by which it is found there. */
  inCode?: string;
}

const message = (
  said: string,
  catalogue: string,
  key: string,
  more: Pick<Message, 'part' | 'inCode'> = {},
): Message => ({
  said,
  catalogue,
  key,
  ...more,
});
const ABA = 'Please enter valid ABA (and branch code, institution number, bank name, sort code)';
const CARD_LIMIT =
  "There is a transaction limit of $5,000 when using a credit card. If you'd like to invest up to $100,000 please use ACH.";

/** Each message of the section, with the catalogue and the key where we say it. */
const MESSAGES: readonly Message[] = [
  message('Something went wrong, please try again later', 'errors', 'server.failed'),
  message('Something went wrong, please try again later', 'web.common', 'error.unexpected', { part: 'no answer came' }),
  message('Sorry, An error has occured', 'web.common', 'error.title'),
  message('An error occurred (profile update)', 'web.settings', 'profile.failed'),
  message('Insufficient Wallet Balance', 'errors', 'wallet.insufficient'),
  message('Amount should be minimum / maximum', 'errors', 'investment.below_minimum', { part: 'minimum' }),
  message('Amount should be minimum / maximum', 'errors', 'investment.above_maximum', { part: 'maximum' }),
  message('Share unit should be minimum 1 / maximum', 'errors', 'validation.min', { part: 'minimum 1' }),
  message('Share unit should be minimum 1 / maximum', 'errors', 'validation.max', { part: 'maximum' }),
  message('Shares are available only up to the stated number', 'errors', 'investment.shares_left'),
  message('Top-up process failed', 'web.wallet', 'topUp.failTitle'),
  message('top-up receipt failed', 'web.wallet', 'topUp.failed'),
  message('Re-Payment process failed', 'web.owner', 'receipt.failed'),
  message('Amount must be 1 or more', 'web.wallet', 'belowOne'),
  message('Withdraw amount must be 1 or more', 'errors', 'wallet.withdrawal_range'),
  message('Withdraw amount must be less than wallet balance', 'web.wallet', 'aboveBalance'),
  message(CARD_LIMIT, 'errors', 'payment.card_limit', { part: 'refused' }),
  message(CARD_LIMIT, 'web.invest', 'payment.cardLimit', { part: 'where bank debits are not offered' }),
  message(CARD_LIMIT, 'web.invest', 'payment.cardLimitAch', { part: 'where they are' }),
  message('There is a transaction limits of $100,000 when using ACH.', 'errors', 'payment.ach_limit'),
  message('Currency is not supported by the ACH link provider', 'errors', 'link.currency'),
  message('Please connect your Stripe account', 'errors', 'payment.connect_required'),
  message('Please accept terms of use and acknowledgement', 'errors', 'validation.terms_and_risk'),
  message('This project is closed and no longer accepting investments', 'errors', 'investment.closed'),
  message('Your KYC Application is Declined', 'errors', 'kyc.declined'),
  message('Your KYC Application is Declined', 'web.account', 'identity.declined', {
    part: 'with its reason',
    inCode: 'identity.${',
  }),
  message('Please enter valid signature text', 'errors', 'signature.text'),
  message('Signature must be less than or equal to 20 character', 'errors', 'signature.too_long'),
  message('File size must be lower than 512KB', 'errors', 'signature.too_large'),
  message(ABA, 'errors', 'validation.routing_number', { part: 'ABA' }),
  message(ABA, 'errors', 'validation.branch_code', { part: 'branch code' }),
  message(ABA, 'errors', 'validation.institution_number', { part: 'institution number' }),
  message(ABA, 'errors', 'validation.bank_name', { part: 'bank name' }),
  message(ABA, 'errors', 'validation.sort_code', { part: 'sort code' }),
  message('Captcha does not match', 'errors', 'captcha.mismatch'),
  message('Email already subscribed', 'errors', 'newsletter.already_subscribed'),
  message('invalid video URL (YouTube or Vimeo only)', 'errors', 'validation.video_url'),
  message('please wait while the record updates', 'web.common', 'error.updating'),
  message('no results found', 'web.browse', 'noMatch'),
  message('no record found', 'errors', 'request.not_found'),
  message('This field is required', 'errors', 'validation.required'),
  message('This field is required', 'web.common', 'validation.required', { part: 'before it is sent' }),
  message('KYC created or updated', 'web.account', 'identity.sent'),
  message('bank added', 'web.bank', 'linked.done', { part: 'linked' }),
  message('bank added', 'web.emoney', 'account.added', { part: 'of a second wallet' }),
  message('signature updated', 'web.accreditation', 'done'),
  message('profile updated', 'web.settings', 'profile.saved'),
  message('password changed (then redirect to login)', 'web.account', 'password.done', { part: 'in the settings' }),
  message('password changed (then redirect to login)', 'web.auth', 'reset.done', { part: 'by a link' }),
  message('invitation sent', 'web.invite', 'sentNow'),
  message('contact request sent', 'web.contact', 'sent.title'),
  message('newsletter subscribed', 'web.contact', 'newsletter.subscribed'),
];

/** Of other sections: what a field says. */
const OF_FIELDS: readonly Message[] = [
  message('Please enter valid format', 'errors', 'validation.format'),
  message('Email is invalid', 'errors', 'validation.email'),
  message("Password doesn't match", 'errors', 'validation.password_mismatch'),
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

it('U-05 carries each message of section 8, and says of none what the section does not', () => {
  const section = [MESSAGES_OF_SECTION_8, SUCCESSES_OF_SECTION_8].flatMap((text) => text.split('; '));
  expect(section).toHaveLength(39);
  expect([...new Set(MESSAGES.map(({ said }) => said))]).toEqual(section);
});

const titled = [...MESSAGES, ...OF_FIELDS].map(
  (one) => [one.part === undefined ? one.said : `${one.said} (${one.part})`, one] as const,
);

describe.each(titled)('U-05 %s', (_said, { catalogue, key, inCode }) => {
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
