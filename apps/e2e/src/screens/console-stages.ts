import {
  DISPUTES,
  LINES,
  PAYMENTS,
  PAYOUT_ACCOUNT,
  PAYOUTS,
  RATES,
  REFUNDS,
  WITHDRAWAL_ACCOUNT,
  WITHDRAWALS,
} from './console-samples.js';
import { AUDIT, DEAD_LETTERS, FROZEN, PARKED } from './operations-samples.js';
import type { Stage } from './staged.js';
import type { Screen } from './web-screens.js';

const staged = (route: string, stage: Stage, fill: readonly string[] = []): Screen => ({
  route,
  as: ['admin'],
  fill,
  stage,
});

const press =
  (words: string): NonNullable<Stage['act']> =>
  (page, say) =>
    page.getByRole('button', { name: say(words) }).click();

/** Gives a reason for seeing a bank account, and waits until it is shown. */
const reveal: NonNullable<Stage['act']> = async (page, say) => {
  await press('console:bank.reveal')(page, say);
  const dialog = page.getByRole('dialog', { name: say('console:bank.reveal_title') });
  await dialog.getByRole('textbox').fill('TRF 118');
  await dialog.getByRole('button', { name: say('console:bank.reveal') }).click();
  await page.getByRole('timer').waitFor();
};

interface Desk {
  list: string;
  rows: readonly { id: string }[];
  /** The bank account that can be revealed. */
  account?: object;
}

/** A list with its rows, and the first record open beside it. */
const desk = ({ list, rows, account }: Desk): Screen[] => {
  const [first] = rows;
  if (first === undefined) throw new Error(`There is no sample for ${list}`);
  const path = `/admin/${list}`;
  const answers = { [`GET ${path}`]: { items: rows }, [`GET ${path}/${first.id}`]: first };
  const record = (stage: Stage): Screen => staged(`${path}/:id`, stage, [first.id]);
  return [
    staged(path, { state: 'rows', answers }),
    record({ state: 'open', answers }),
    ...(account === undefined
      ? []
      : [
          record({
            state: 'revealed',
            answers: { ...answers, [`POST ${path}/${first.id}/bank-details`]: account },
            act: reveal,
          }),
        ]),
  ];
};

const rates = { 'GET /admin/exchange-rates': { items: RATES } };
const withdrawals = { 'GET /admin/withdrawals': { items: WITHDRAWALS } };

/** States of finance's screens that the demo is never in. */
export const CONSOLE_STAGES: readonly Screen[] = [
  ...desk({ list: 'payments', rows: PAYMENTS }),
  ...desk({ list: 'refunds', rows: REFUNDS }),
  ...desk({ list: 'disputes', rows: DISPUTES }),
  ...desk({ list: 'withdrawals', rows: WITHDRAWALS, account: WITHDRAWAL_ACCOUNT }),
  ...desk({ list: 'payouts', rows: PAYOUTS, account: PAYOUT_ACCOUNT }),
  staged('/admin/withdrawals', { state: 'file', answers: withdrawals, act: press('console:bank.file') }),
  staged('/admin/statement-lines', { state: 'rows', answers: { 'GET /admin/statement-lines': { items: LINES } } }),
  staged('/admin/parked-items', { state: 'rows', answers: { 'GET /admin/parked-items': { items: PARKED } } }),
  staged('/admin/dead-letters', { state: 'rows', answers: { 'GET /admin/dead-letters': { items: DEAD_LETTERS } } }),
  staged('/admin/audit-log', { state: 'long word', answers: { 'GET /admin/audit-log': { items: AUDIT } } }),
  staged('/admin/exchange-rates', { state: 'rows', answers: rates }),
  staged('/admin/exchange-rates', { state: 'enter', answers: rates, act: press('console:rates.enter') }),
  staged('/admin/exchange-rates', { state: 'upload', answers: rates, act: press('console:rates.upload') }),
  staged('/admin/ledger/verification', { state: 'frozen', answers: { 'GET /admin/ledger/verification': FROZEN } }),
];
