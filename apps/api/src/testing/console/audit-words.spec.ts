import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TRANSFERS } from '../../modules/bank-transfers/payees.js';
import { COVERED_DECISIONS } from '@cairn/contracts/lifecycles/covered.lifecycle';
import { COMMENT_STATES } from '@cairn/contracts/lifecycles/comment.lifecycle';
import { REPORT_STATES } from '@cairn/contracts/lifecycles/report.lifecycle';
import console from '@cairn/i18n/locales/en/console.json' with { type: 'json' };

const SOURCE = join(fileURLToPath(import.meta.url), '..', '..', '..');

/** What an act is called where its name is put together: every value of the part that changes. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  'refund.${resolution}': ['refund.retried', 'refund.wallet', 'refund.charged_back', 'refund.refunded_elsewhere'],
  'withdrawal.${to}': ['approved', 'released', 'sent', 'rejected', 'failed'].map((to) => `withdrawal.${to}`),
  '${kind}.bank_details_shown': Object.keys(TRANSFERS).map((kind) => `${kind}.bank_details_shown`),
  '${subject}.${to}': ['identity', 'accreditation'].flatMap((subject) => [
    `${subject}.approved`,
    `${subject}.declined`,
  ]),
  'screening_case.${to}': ['screening_case.confirmed', 'screening_case.dismissed'],
  'covered_person.${decision}': COVERED_DECISIONS.map((decision) => `covered_person.${decision}`),
  'change.${what}': ['change.declined', 'change.opened'],
  'comment.${to}': COMMENT_STATES.filter((state) => state !== 'pending').map((to) => `comment.${to}`),
  'bank_line.${act}': ['assigned', 'booked', 'matched'].map((act) => `bank_line.${act}`),
  'bank_return.${act}': ['planned', 'approved', 'sent', 'failed'].map((act) => `bank_return.${act}`),
  'bank_rule.${act}': ['made', 'retired'].map((act) => `bank_rule.${act}`),
  'payment_file.${act}': ['made', 'released', 'cancelled', 'downloaded'].map((act) => `payment_file.${act}`),
  'period.${act}': ['asked', 'closed', 'kept_open'].map((act) => `period.${act}`),
  'operator_account.${act}': ['proposed', 'confirmed', 'refused', 'retired'].map((act) => `operator_account.${act}`),
  'message_report.${to}': REPORT_STATES.filter((state) => state !== 'open').map((to) => `message_report.${to}`),
};

/** Names said where they are recorded, and those handed to what records them. */
const NAMED = /\baction(?::|\s=)[^;,\n]*|\.(?:act|record|told)\([^;]*?'[a-z_]+\.[a-z_]+'/gu;
const NAME = /['`]([\w${}]+\.[\w${}]+)['`]/gu;

const actsOf = (text: string): string[] =>
  [...text.matchAll(NAMED)].flatMap(([said]) => [...said.matchAll(NAME)].map(([, name = '']) => name));

const acts = new Set(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.startsWith('testing'))
    .flatMap((path) => actsOf(readFileSync(join(SOURCE, path), 'utf8'))),
);

// The console would show the bare code of an act that has none.
describe('C-11 the name of every act that the audit log records', () => {
  it('is found wherever the API records one', () => {
    expect([...acts]).toEqual(
      expect.arrayContaining([
        'admin.invited',
        'user.suspended',
        'payout.cancelled',
        'repayment.cancelled',
        'content.publish',
        'content.draft',
        ...Object.keys(COMPOSED),
      ]),
    );
  });

  it('is in the console’s words', () => {
    const names = [...acts].flatMap((act) => COMPOSED[act] ?? [act]);
    expect(names.filter((name) => !Object.hasOwn(console.audit.actions, name))).toEqual([]);
  });
});
