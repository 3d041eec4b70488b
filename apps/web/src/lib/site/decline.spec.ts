import { declineWord, payoutFailureWord } from './decline.js';

it.each([
  ['insufficient_funds', 'funds'],
  ['expired_card', 'expired'],
  ['incorrect_cvc', 'details'],
  ['authentication_required', 'authentication'],
  ['card_velocity_exceeded', 'limit'],
  ['processing_error', 'technical'],
  ['generic_decline', 'declined'],
  ['do_not_honor', 'declined'],
  [null, 'unpaid'],
])('U-8 %s is said as "%s"', (code, word) => {
  expect(declineWord(code)).toBe(word);
});

it.each(['lost_card', 'stolen_card', 'fraudulent', 'pickup_card'])('U-8 %s is not told to whoever holds it', (code) => {
  expect(declineWord(code)).toBe('declined');
});

it.each([
  ['account_not_ready', 'account'],
  ['insufficient_capabilities_for_transfer', 'account'],
  ['invalid_request_error', 'other'],
  ['The account holder is not the company.', null],
])('U-8 a payout that failed for "%s" is said as %s', (reason, word) => {
  expect(payoutFailureWord(reason)).toBe(word);
});
