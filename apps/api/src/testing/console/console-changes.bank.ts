import { operatorAccountsApi, bankStatementsApi, paymentFilesApi, periodsApi, walletApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { BANK } from '../bank-account.js';
import { anOperatorAccount, camtOf, importFile } from '../bank/bank-file.js';
import { anInvestor, aPerson } from '../people.js';
import type { TestWorld } from '../test-sandbox.js';
import { changed, reason, type ConsoleAct, type Prepare } from './console-changes.js';

const DAY = 86_400_000;
let texts = 0;
/** The number under which the bank answers. */
const ANSWERED = 'WDR-900001';

/** The account of the world, made once. */
async function account(t: TestWorld): Promise<string> {
  const [known] = await t.db.query<{ id: string }>(
    `select id from operator_account where currency = 'USD' and state = 'active'`,
  );
  return known?.id ?? (await anOperatorAccount(t)).id;
}

const proposed: Prepare = async (t) => {
  const { api } = await aPerson(t, { adminRole: 'finance' });
  await t.db.query(`update operator_account set state = 'refused' where state = 'waiting'`);
  const body = {
    currency: 'GBP',
    holder: 'Example Platform',
    bankName: 'Example Bank',
    accountNumber: '12345678',
    wireFee: 2_000,
    ...reason,
  };
  return { id: (await api.send(operatorAccountsApi.propose, { body })).id };
};

const openLine: Prepare = async (t) => {
  await account(t);
  const finance = await aPerson(t, { adminRole: 'finance' });
  texts += 1;
  const text = `No reference ${texts}`;
  await importFile(t, finance, camtOf([{ amount: 1_000, text }]));
  const { items } = await finance.api.send(bankStatementsApi.lines, { query: { q: text } });
  return { id: items[0]?.id ?? '', body: { version: items[0]?.version ?? 0 } };
};

const planned: Prepare = async (t) => {
  const { id = '', body } = await openLine(t);
  const { api } = await aPerson(t, { adminRole: 'finance' });
  const sent = { ...reason, version: Number(body?.['version']) };
  await api.send(bankStatementsApi.returnLine, { params: { id }, body: sent });
  const [row] = await t.db.query<{ id: string }>('select id from bank_return where line_id = $1', [id]);
  return { id: row?.id ?? '' };
};

const needsApproval: Prepare = async (t) => {
  const one = await planned(t);
  await t.db.query('update bank_return set approved_by = null where id = $1', [one.id]);
  return one;
};

const rule: Prepare = async (t) => {
  const { api } = await aPerson(t, { adminRole: 'finance' });
  const body = { contains: 'Account fee', direction: 'out' as const, bookTo: 'bank_fee' as const, ...reason };
  return { id: (await api.send(bankStatementsApi.makeRule, { body })).id };
};

const due: Prepare = async (t) => {
  const accountId = await account(t);
  const { api } = await anInvestor(t, { wallet: 1_000_000n });
  await api.send(walletApi.withdraw, { body: { amount: 1_000, currency: 'USD', ...BANK }, idempotencyKey: newId() });
  await t.travel(3 * DAY);
  return { body: { accountId } };
};

const madeFile: Prepare = async (t) => {
  const { body } = await due(t);
  const { api } = await aPerson(t, { adminRole: 'finance' });
  const sent = { format: 'pain.001' as const, accountId: String(body?.['accountId']), ...reason };
  return { id: (await api.send(paymentFilesApi.make, { body: sent })).id };
};

const releasedFile: Prepare = async (t) => {
  const { id = '' } = await madeFile(t);
  const { api } = await aPerson(t, { adminRole: 'finance' });
  await api.send(paymentFilesApi.release, { params: { id }, body: reason });
  return { id };
};

/** What the console does with the operator's bank. */
export const BANK_ACTS: Readonly<Record<string, ConsoleAct>> = {
  'POST /admin/operator-accounts': {
    told: 'made',
    prepare: async (t) => {
      await t.db.query(`update operator_account set state = 'refused' where state = 'waiting'`);
      return {};
    },
    body: {
      currency: 'GBP',
      holder: 'Example Platform',
      bankName: 'Example Bank',
      accountNumber: '12345678',
      wireFee: 2_000,
      ...reason,
    },
  },
  'POST /admin/operator-accounts/:id/confirm': changed(proposed),
  'POST /admin/operator-accounts/:id/refuse': changed(proposed, reason),
  'POST /admin/operator-accounts/:id/retire': changed(async (t) => {
    const { id = '' } = await proposed(t);
    const { api } = await aPerson(t, { adminRole: 'finance' });
    await api.send(operatorAccountsApi.confirm, { params: { id } });
    return { id };
  }, reason),
  'POST /admin/bank-statements': {
    told: 'made',
    upload: { name: 'statement.xml', content: camtOf([]) },
    prepare: async (t) => {
      await account(t);
      return {};
    },
  },
  'POST /admin/bank-lines/:id/assign': changed(openLine),
  'POST /admin/bank-lines/:id/match': changed(async (t) => {
    const { id, body } = await openLine(t);
    // A transfer of ours of which the line is the return.
    await t.db.query(
      `insert into bank_return (id, number, line_id, source_line, amount, currency, state, asked_by, sent_by, created_at)
       select $1, $3, l.id, l.id, 1000, 'USD', 'failed', u.id, u.id, kernel.now()
       from bank_line l, (select id from app_user limit 1) u where l.id = $2`,
      [newId(), id, `RET-9${String(texts).padStart(5, '0')}`],
    );
    return {
      ...(id === undefined ? {} : { id }),
      body: { ...body, reference: `RET-9${String(texts).padStart(5, '0')}` },
    };
  }, reason),
  'POST /admin/bank-lines/:id/book': changed(openLine, { ...reason, bookTo: 'operator' }),
  'POST /admin/bank-lines/:id/return': changed(openLine, reason),
  'POST /admin/bank-rules': {
    told: 'made',
    prepare: () => Promise.resolve({}),
    body: { contains: 'Monthly fee', direction: 'out', bookTo: 'bank_fee', ...reason },
  },
  'POST /admin/bank-rules/:id/retire': changed(rule, reason),
  'POST /admin/bank-returns/:id/approve': changed(needsApproval, reason),
  'POST /admin/bank-returns/:id/send': changed(planned, { reference: 'BANK1' }),
  'POST /admin/bank-returns/:id/fail': changed(planned, reason),
  'POST /admin/payment-files': { told: 'made', prepare: due, body: { format: 'pain.001', ...reason } },
  'POST /admin/payment-files/:id/release': { told: 'made', prepare: madeFile, body: reason },
  'POST /admin/payment-files/:id/cancel': { told: 'made', prepare: madeFile, body: reason },
  'POST /admin/payment-files/:id/download': { told: 'made', prepare: releasedFile },
  'POST /admin/payment-results': {
    told: 'changed',
    upload: { name: 'answer.csv', content: `${ANSWERED},sent,BANK1` },
    prepare: async (t) => {
      const { id = '' } = await releasedFile(t);
      await t.db.query('update payment_file_item set number = $2 where file_id = $1', [id, ANSWERED]);
      return {};
    },
  },
};

const asked =
  (month: string): Prepare =>
  async (t) => {
    const { api } = await aPerson(t, { adminRole: 'finance' });
    await api.send(periodsApi.ask, { params: { month } });
    return { id: month };
  };

/** Months of the books, while nothing is open yet. */
export const PERIOD_ACTS: Readonly<Record<string, ConsoleAct>> = {
  'POST /admin/periods/:month/ask': changed(() => Promise.resolve({ id: '2026-03' })),
  'POST /admin/periods/:month/close': changed(asked('2026-05')),
  'POST /admin/periods/:month/keep-open': changed(asked('2026-04')),
};
