import { bankStatementsApi, communicationApi, investmentsApi, paymentsApi, wireApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { anOperatorAccount, camtOf, importFile } from '../../../testing/bank/bank-file.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { debitOf, HOUR, reserve, stateOf } from '../../../testing/card-money.js';
import { anInvestor, walletOf, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { PaymentEntity } from '../../payments/index.js';

const reason = 'Asked the payer';

describe('lines of bank statements that wait for a person', () => {
  let t: TestWorld;
  let finance: Person;
  let second: Person;
  beforeAll(async () => {
    t = await startTestWorld();
    ({ finance, second } = await anOperatorAccount(t));
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    const [row] = await t.db.query<{ open: string }>('select coalesce(-sum(open), 0) as open from bank_line');
    expect(await debitOf(t, 'L:suspense:USD')).toBe(BigInt(row?.open ?? 0));
  });

  const wired = async (amount = 50_000, terms: Parameters<typeof aCampaign>[1] = {}) => {
    const { id: campaignId } = await aCampaign(t, terms);
    const investor = await anInvestor(t);
    const { id } = await reserve(investor, campaignId, amount);
    const body = { purpose: 'investment', id, rail: 'wire' } as const;
    const payment = await investor.api.send(paymentsApi.createCheckout, { body, idempotencyKey: newId() });
    const told = await investor.api.send(wireApi.instructions, { params: { id: payment.id } });
    return { campaignId, investor, id, payment, told, text: told.reference };
  };
  const arrives = (...lines: Parameters<typeof camtOf>[0]) => importFile(t, finance, camtOf(lines));
  const openLines = async (text: string) => {
    const { items } = await finance.api.send(bankStatementsApi.lines, { query: { state: 'open', q: text } });
    return items;
  };
  const lineOf = async (text: string) => {
    const [line] = await openLines(text);
    if (line === undefined) throw new Error(`no open line says ${text}`);
    return line;
  };
  const from = { name: 'Test Person', iban: 'FR1420041010050500013M02606' };
  const cancel = (person: Person, id: string) => person.api.send(investmentsApi.cancel, { params: { id } });

  it('keeps a short transfer until the rest comes, and the surplus for a person', async () => {
    const { investor, id, text } = await wired();
    await arrives({ amount: 40_000, text, bankRef: 'a1' });
    expect(await stateOf(investor, id)).toBe('paying');
    expect(await lineOf(text)).toMatchObject({ reason: 'short', open: 40_000 });
    await arrives({ amount: 13_000, text, bankRef: 'a2' });
    expect(await stateOf(investor, id)).toBe('received');
    expect(await openLines(text)).toMatchObject([{ reason: 'surplus', open: 1_000 }]);
  });

  const toldOf = async (person: Person) => {
    const { items } = await person.api.send(communicationApi.notifications, { query: {} });
    return items.filter(({ kind }) => kind.startsWith('wire.')).map(({ kind, params }) => ({ kind, ...params }));
  };

  it('tells the payer once what is missing and until when, and then what came over', async () => {
    const { investor, told, text } = await wired();
    await arrives({ amount: 40_000, text, bankRef: 'n1' });
    await t.settle();
    expect(await investor.api.send(wireApi.instructions, { params: { id: told.id } })).toMatchObject({
      state: 'open',
      arrived: 40_000,
      replaced: false,
    });
    const short = { kind: 'wire.short', amount: 40_000, missing: 12_000, reference: text, until: told.expiresAt };
    expect(await toldOf(investor)).toMatchObject([short]);
    await arrives({ amount: 13_000, text, bankRef: 'n2' });
    await t.settle();
    expect(await toldOf(investor)).toMatchObject([{ kind: 'wire.over', amount: 1_000, reference: text }, short]);
  });

  it('keeps calling short what came in time, and tells of nothing twice, when the time is over', async () => {
    const { investor, text } = await wired();
    await arrives({ amount: 40_000, text });
    await t.travel(25 * HOUR);
    expect(await lineOf(text)).toMatchObject({ reason: 'short', open: 40_000 });
    expect(await toldOf(investor)).toMatchObject([{ kind: 'wire.short' }]);
    await arrives({ amount: 12_000, text, bankRef: 'late rest' });
    await t.settle();
    expect(await toldOf(investor)).toMatchObject([{ kind: 'wire.late', amount: 12_000 }, { kind: 'wire.short' }]);
  });

  it('calls replaced what comes for a transfer in whose stead another way was chosen', async () => {
    const { investor, id, told, text } = await wired();
    const body = { purpose: 'investment', id } as const;
    await investor.api.send(paymentsApi.createCheckout, { body, idempotencyKey: newId() });
    await arrives({ amount: 52_000, text });
    await t.settle();
    expect(await lineOf(text)).toMatchObject({ reason: 'replaced', open: 52_000 });
    expect(await toldOf(investor)).toMatchObject([{ kind: 'wire.late', amount: 52_000 }]);
    expect(await investor.api.send(wireApi.instructions, { params: { id: told.id } })).toMatchObject({
      replaced: true,
    });
  });

  it('S-07 holds the place until the deadline that the payer was told, and no longer', async () => {
    const { investor, id, told } = await wired();
    const { reservedUntil } = await investor.api.send(investmentsApi.read, { params: { id } });
    expect(reservedUntil).toBe(told.expiresAt);
  });

  it('takes a transfer once: the second one waits', async () => {
    const { investor, id, text } = await wired();
    await arrives({ amount: 52_000, text, bankRef: 'b1' }, { amount: 52_000, text, bankRef: 'b2' });
    expect(await stateOf(investor, id)).toBe('received');
    expect(await openLines(text)).toMatchObject([{ reason: 'double', open: 52_000 }]);
  });

  it('S-07 what comes after 24 hours waits, and finance takes the investment up again while the campaign is open', async () => {
    const { investor, id, campaignId, text } = await wired();
    await t.travel(25 * HOUR);
    expect(await stateOf(investor, id)).toBe('expired');
    await arrives({ amount: 52_000, text });
    const line = await lineOf(text);
    expect(line).toMatchObject({ reason: 'late', open: 52_000 });
    const body = { reference: text, reason, version: line.version };
    const match = (by = finance) => by.api.send(bankStatementsApi.match, { params: { id: line.id }, body });
    // Two people at the same moment take up one payment.
    const pressed = await Promise.allSettled([match(), match(second), match()]);
    expect(pressed.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await stateOf(investor, id)).toBe('received');
    expect(await debitOf(t, `L:escrow:${campaignId}:USD`)).toBe(-50_000n);
    expect(await refusalOf(match())).toBe('line.decided');
    const [, next, ...others] = await t.db.manager.find(PaymentEntity, {
      where: { subjectId: id },
      order: { createdAt: 'ASC' },
    });
    expect(next).toMatchObject({ state: 'collected', surcharge: 2_000n });
    expect(others).toEqual([]);
  });

  it('sends back what nobody needs, above the limit by two people, and closes with the bank’s statement', async () => {
    await arrives({ amount: 250_000, text: 'No idea what for', from });
    const { id, version } = await lineOf('No idea');
    const send = () => finance.api.send(bankStatementsApi.returnLine, { params: { id }, body: { reason, version } });
    const both = await Promise.allSettled([send(), send()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { items } = await finance.api.send(bankStatementsApi.returns, { query: { state: 'planned' } });
    const one = items.find(({ amount }) => amount === 250_000);
    expect(one).toMatchObject({
      of: 'line',
      needsApproval: true,
      maySend: false,
      mayApprove: false,
      accountLast4: '2606',
    });
    const params = { id: one?.id ?? '' };
    const sent = (by: Person) => by.api.send(bankStatementsApi.sendReturn, { params, body: { reference: 'BANK1' } });
    expect(await refusalOf(sent(finance))).toBe('return.needs_approval');
    expect(await refusalOf(finance.api.send(bankStatementsApi.approveReturn, { params, body: { reason } }))).toBe(
      'return.second_person',
    );
    await second.api.send(bankStatementsApi.approveReturn, { params, body: { reason } });
    expect(await refusalOf(sent(second))).toBe('return.second_person');
    await sent(finance);
    expect(await refusalOf(sent(finance))).toBe('return.bad_transition');
    await arrives({ amount: -250_000, endToEnd: one?.number ?? '' });
    expect(await debitOf(t, 'A:clearing:bank:USD')).toBe(0n);
    expect(await debitOf(t, 'L:transit:return:USD')).toBe(0n);
  });

  it('a return that the bank sends back lies in suspense again', async () => {
    await arrives({ amount: 7_000, text: 'Wrong account', from });
    const { id, version } = await lineOf('Wrong account');
    await finance.api.send(bankStatementsApi.returnLine, { params: { id }, body: { reason, version } });
    const { items } = await finance.api.send(bankStatementsApi.returns, { query: { state: 'planned' } });
    const one = items.find(({ amount }) => amount === 7_000);
    const params = { id: one?.id ?? '' };
    await finance.api.send(bankStatementsApi.sendReturn, { params, body: { reference: 'BANK2' } });
    await finance.api.send(bankStatementsApi.failReturn, { params, body: { reason } });
    expect(await lineOf('Wrong account')).toMatchObject({ open: 7_000 });
    const number = one?.number ?? '';
    await arrives(
      { amount: -7_000, endToEnd: number, bankRef: 'r1' },
      { amount: 7_000, text: `Return of ${number}`, bankRef: 'r2' },
    );
    expect(await debitOf(t, 'A:clearing:bank:USD')).toBe(0n);
  });

  it('books what rules know, and by hand what they do not', async () => {
    const body = { contains: 'account maintenance', direction: 'out', bookTo: 'bank_fee', reason } as const;
    const rule = await finance.api.send(bankStatementsApi.makeRule, { body });
    await arrives({ amount: -1_250, text: 'ACCOUNT MAINTENANCE June' }, { amount: 310, text: 'Interest June' });
    expect(await debitOf(t, 'X:bank_fee:USD')).toBe(1_250n);
    const { id, version } = await lineOf('Interest');
    const book = () =>
      finance.api.send(bankStatementsApi.book, { params: { id }, body: { bookTo: 'interest', reason, version } });
    await book();
    expect(await refusalOf(book())).toBe('line.decided');
    expect(await debitOf(t, 'R:bank_interest:USD')).toBe(-310n);
    await finance.api.send(bankStatementsApi.retireRule, { params: { id: rule.id }, body: { reason } });
    await arrives({ amount: -1_300, text: 'Account maintenance July' });
    expect(await lineOf('July')).toMatchObject({ reason: 'unknown', open: -1_300 });
  });

  it('books to the operator’s own money by two people above the limit', async () => {
    await arrives({ amount: 200_000, text: 'Nobody knows this' });
    const { id, version } = await lineOf('Nobody knows this');
    const book = (by: Person) =>
      by.api.send(bankStatementsApi.book, { params: { id }, body: { bookTo: 'operator', reason, version } });
    expect(await book(finance)).toMatchObject({ state: 'open', open: 200_000 });
    expect(await refusalOf(book(finance))).toBe('payout.second_person');
    expect(await book(second)).toMatchObject({ state: 'booked', open: 0 });
  });

  it('assigns a line to one person, and refuses what was read before', async () => {
    await arrives({ amount: 900, text: 'Who is this' });
    const { id, version } = await lineOf('Who is this');
    const taken = await second.api.send(bankStatementsApi.assign, { params: { id }, body: { version } });
    expect(taken.ownerEmail).toBe(second.email);
    const late = finance.api.send(bankStatementsApi.book, {
      params: { id },
      body: { bookTo: 'operator', reason, version },
    });
    expect(await refusalOf(late)).toBe('line.changed');
    const { items } = await second.api.send(bankStatementsApi.lines, { query: { state: 'mine' } });
    expect(items.map((line) => line.id)).toEqual([id]);
  });

  it('finds the payment of a transfer without a reference by hand', async () => {
    const { investor, id, text } = await wired(30_000);
    await arrives({ amount: 32_000, text: 'For the company' });
    const line = await lineOf('For the company');
    const match = (reference: string) =>
      finance.api.send(bankStatementsApi.match, {
        params: { id: line.id },
        body: { reference, reason, version: line.version },
      });
    expect(await refusalOf(match('W22222222Z'))).toBe('line.reference');
    expect(await refusalOf(match('WDR-999999'))).toBe('line.reference');
    await match(text);
    expect(await stateOf(investor, id)).toBe('received');
  });

  it('C-06, S-07 gives the fee back when the campaign fails, keeps it on cancelling, and takes nothing up after closing', async () => {
    const cancelled = await wired();
    const failed = await wired(60_000, { mode: 'fixed', goal: 10_000_000 });
    const late = await wired(10_000, { mode: 'fixed', goal: 10_000_000 });
    await arrives({ amount: 52_000, text: cancelled.text, from }, { amount: 62_000, text: failed.text, from });
    await cancel(cancelled.investor, cancelled.id);
    await t.travel(32 * DAY);
    await arrives({ amount: 12_000, text: late.text, from });
    const { id: lineId, version } = await lineOf(late.text);
    const body = { reference: late.text, reason, version };
    expect(await refusalOf(finance.api.send(bankStatementsApi.match, { params: { id: lineId }, body }))).toBe(
      'line.closed',
    );
    expect(await stateOf(failed.investor, failed.id)).toBe('refunding');
    const { items } = await finance.api.send(bankStatementsApi.returns, { query: { state: 'planned' } });
    const refunds = items.filter(({ of }) => of === 'refund');
    expect(refunds.map(({ amount }) => amount)).toEqual(expect.arrayContaining([50_000, 62_000]));
    for (const { id } of refunds)
      await finance.api.send(bankStatementsApi.sendReturn, { params: { id }, body: { reference: 'BANK3' } });
    await t.settle();
    expect(await stateOf(failed.investor, failed.id)).toBe('refunded');
    expect(await stateOf(cancelled.investor, cancelled.id)).toBe('refunded');
    await arrives(...refunds.map(({ amount, number }) => ({ amount: -amount, endToEnd: number })));
    expect(await debitOf(t, 'A:clearing:bank:USD')).toBe(0n);
    expect(await walletOf(t, failed.investor.id)).toBe(0n);
  });
});
