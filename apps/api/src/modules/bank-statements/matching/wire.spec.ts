import { investmentsApi, paymentsApi, walletApi, wireApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { anOperatorAccount, camtOf, importFile, previewFile, switchWire } from '../../../testing/bank/bank-file.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { debitOf, HOUR, reserve, stateOf } from '../../../testing/card-money.js';
import { anInvestor, walletOf, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';

describe('payments by wire transfer', () => {
  let t: TestWorld;
  let finance: Person;
  beforeAll(async () => {
    t = await startTestWorld();
    ({ finance } = await anOperatorAccount(t));
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    expect(await openInSuspense()).toBe(await debitOf(t, 'L:suspense:USD'));
  });

  const openInSuspense = async (): Promise<bigint> => {
    const [row] = await t.db.query<{ open: string }>(`select coalesce(-sum(open), 0) as open from bank_line`);
    return BigInt(row?.open ?? 0);
  };
  const open = (person: Person, id: string, idempotencyKey = newId()) =>
    person.api.send(paymentsApi.createCheckout, { body: { purpose: 'investment', id, rail: 'wire' }, idempotencyKey });
  const told = (person: Person, id: string) => person.api.send(wireApi.instructions, { params: { id } });
  const wired = async (amount = 50_000) => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id } = await reserve(investor, campaignId, amount);
    const payment = await open(investor, id);
    return { campaignId, investor, id, payment, instructions: await told(investor, payment.id) };
  };
  const arrives = (...lines: Parameters<typeof camtOf>[0]) => importFile(t, finance, camtOf(lines));

  it('C-06, S-07 tells the account, a reference, the fee on top and 24 hours', async () => {
    const { instructions, payment } = await wired();
    expect(instructions).toMatchObject({
      amount: 50_000,
      fee: 2_000,
      total: 52_000,
      state: 'open',
      iban: 'DE89370400440532013000',
    });
    expect(instructions.reference).toMatch(/^W[2-9A-HJKMNP-Z]{9}$/);
    expect(Date.parse(instructions.expiresAt) - Date.parse(instructions.shownAt)).toBe(24 * HOUR);
    expect(payment.url).toContain(`/wire-transfer/${payment.id}`);
  });

  it('receives the investment when the statement brings the whole sum, however it writes the reference', async () => {
    const { investor, id, campaignId, instructions } = await wired();
    const spaced = instructions.reference.toLowerCase().replace(/(.{3})/g, '$1 ');
    await arrives({ amount: 52_000, text: `Invoice ${spaced} thanks` });
    expect(await stateOf(investor, id)).toBe('received');
    expect(await debitOf(t, `L:escrow:${campaignId}:USD`)).toBe(-50_000n);
    expect(await debitOf(t, 'A:clearing:bank:USD')).toBe(0n);
  });

  it('adds money to a wallet, with the fee on top of it', async () => {
    const investor = await anInvestor(t);
    const { id } = await investor.api.send(walletApi.open, {
      body: { amount: 50_000, currency: 'USD' },
      idempotencyKey: newId(),
    });
    const body = { purpose: 'top_up' as const, id, rail: 'wire' as const };
    const payment = await investor.api.send(paymentsApi.openCheckout, { body, idempotencyKey: newId() });
    const { reference, total } = await told(investor, payment.id);
    expect(total).toBe(52_000);
    await arrives({ amount: 52_000, text: reference });
    await arrives({ amount: 52_000, text: reference });
    expect(await walletOf(t, investor.id)).toBe(50_000n);
  });

  it('pays what the wallet lacks: both parts at once, when the transfer has arrived', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t, { wallet: 60_000n });
    const { id } = await reserve(investor, campaignId, 100_000);
    const body = { payRemaining: 'wire' as const };
    const paid = await investor.api.send(investmentsApi.payFromWalletAndCard, {
      params: { id },
      body,
      idempotencyKey: newId(),
    });
    expect(paid).toMatchObject({ walletPart: 60_000, cardPart: 40_000 });
    const { reference, total } = await told(investor, paid.url?.split('/').at(-1) ?? '');
    expect(total).toBe(42_000);
    await arrives({ amount: 42_000, text: reference });
    expect(await stateOf(investor, id)).toBe('received');
    expect(await walletOf(t, investor.id)).toBe(0n);
    expect(await debitOf(t, `L:escrow:${campaignId}:USD`)).toBe(-100_000n);
  });

  it('ends in the same books whatever the order, the grouping and the repetition of lines', async () => {
    const parts = [40_000, 12_000, 52_000, 3_000];
    const orders = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
      [1, 3, 0, 2],
    ];
    const ends: unknown[] = [];
    for (const [n, order] of orders.entries()) {
      const { investor, id, campaignId, instructions } = await wired();
      const before = await debitOf(t, 'L:suspense:USD');
      const lines = order.map((place) => ({
        amount: parts[place] ?? 0,
        text: instructions.reference,
        bankRef: `p${n}-${place}`,
      }));
      const cut = n % lines.length;
      await arrives(...lines.slice(0, cut));
      await Promise.all([arrives(...lines.slice(cut)), arrives(...lines.slice(cut))]);
      await arrives(...lines);
      ends.push({
        state: await stateOf(investor, id),
        escrow: await debitOf(t, `L:escrow:${campaignId}:USD`),
        suspense: (await debitOf(t, 'L:suspense:USD')) - before,
      });
    }
    expect(ends).toEqual(orders.map(() => ({ state: 'received', escrow: -50_000n, suspense: -55_000n })));
    expect(await debitOf(t, 'A:clearing:bank:USD')).toBe(0n);
  });

  it('the same command opens one payment, and a way that is switched off or has no account is refused', async () => {
    const { investor, id } = await wired();
    const key = newId();
    const [first, again] = await Promise.all([open(investor, id, key), open(investor, id, key)]);
    expect(again.sessionId).toBe(first.sessionId);
    await switchWire(t, false);
    expect(await refusalOf(open(investor, id))).toBe('payment.rail_closed');
    await switchWire(t, true);
    await t.db.query(`update operator_account set state = 'retired' where state = 'active'`);
    expect(await refusalOf(open(investor, id))).toBe('payment.rail_unavailable');
    await t.db.query(`update operator_account set state = 'active' where state = 'retired'`);
  });

  it('keeps a file once, and refuses one that does not add up, is of another account, or declares entities', async () => {
    const file = camtOf([{ amount: 100, text: 'Once' }]);
    expect((await previewFile(t, finance, file)).data).toMatchObject([
      { lineCount: 1, credits: 100, isImported: false },
    ]);
    await importFile(t, finance, file);
    expect((await importFile(t, finance, file)).data).toMatchObject([{ isImported: true, knownCount: 1 }]);
    const refused = async (content: string) => (await importFile(t, finance, content)).errors[0]?.code;
    expect(await refused(camtOf([{ amount: 100 }], { off: 1 }))).toBe('statement.balance');
    expect(await refused(camtOf([{ amount: 100 }], { iban: 'FR1420041010050500013M02606' }))).toBe('statement.account');
    expect(await refused(`<!DOCTYPE x [<!ENTITY a "b">]>${file}`)).toBe('statement.form');
    expect(await refused(camtOf([{ amount: 0 }]))).toBe('statement.line');
  });

  it('reads CSV by columns that are named once for an account', async () => {
    const [account] = await t.db.query<{ id: string }>(`select id from operator_account where state = 'active'`);
    const fields = { accountId: account?.id ?? '', opening: '10,00', closing: '1.008,50' };
    const mapping = { date: 'Datum', dateForm: 'dmy', decimal: ',', credit: 'Haben', debit: 'Soll', text: 'Zweck' };
    const csv = 'Datum;Haben;Soll;Zweck\r\n16.06.2026;"1.000,00";;"Miete; Juni"\r\n17.06.2026;;1,50;Porto\r\n';
    expect((await importFile(t, finance, csv, fields)).errors[0]?.code).toBe('statement.mapping');
    const wrong = { ...fields, mapping: JSON.stringify({ ...mapping, text: 'Nirgends' }) };
    expect((await importFile(t, finance, csv, wrong)).errors[0]).toMatchObject({
      field: 'text',
      code: 'statement.column',
    });
    const kept = await importFile(t, finance, csv, { ...fields, mapping: JSON.stringify(mapping) });
    expect(kept.data).toMatchObject([{ credits: 100_000, debits: 150, lineCount: 2 }]);
    expect((await importFile(t, finance, csv.replace('Porto', 'Post'), fields)).data).toMatchObject([
      { knownCount: 1 },
    ]);
  });

  it('is offered without an upper limit, since none is in effect', async () => {
    const investor = await anInvestor(t);
    const rails = await investor.api.send(paymentsApi.rails, { query: { currency: 'USD' } });
    expect(rails.find(({ rail }) => rail === 'wire')).toMatchObject({ maximum: null, surcharge: 2_000 });
  });

  it('has a receipt that says what was paid, and after cancelling what goes back and what is kept', async () => {
    const { investor, id, instructions } = await wired();
    await arrives({ amount: 52_000, text: instructions.reference });
    const receipt = () => investor.api.send(investmentsApi.receipt, { params: { id }, query: {} });
    expect(await receipt()).toMatchObject({ paymentType: 'wire', amount: 50_000, fees: 2_000, total: 52_000 });
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    expect(await receipt()).toMatchObject({ state: 'refunding', fees: 2_000, feesReturned: 0, total: 52_000 });
  });

  describe('a top-up by wire transfer', () => {
    const toppedUp = async (amount: number) => {
      const investor = await anInvestor(t);
      const body = { amount, currency: 'USD' };
      const { id } = await investor.api.send(walletApi.open, { body, idempotencyKey: newId() });
      const order = { purpose: 'top_up' as const, id, rail: 'wire' as const };
      const payment = await investor.api.send(paymentsApi.openCheckout, { body: order, idempotencyKey: newId() });
      return { investor, id, instructions: await told(investor, payment.id) };
    };
    const receiptOf = (person: Person, id: string) =>
      person.api.send(walletApi.preapproval, { params: { id }, query: {} });

    it('is called a wire transfer, with its fee in what was paid, on the receipt and in the statement', async () => {
      const { investor, id, instructions } = await toppedUp(6_000);
      await arrives({ amount: 8_000, text: instructions.reference });
      expect(await receiptOf(investor, id)).toMatchObject({
        state: 'received',
        paymentType: 'wire',
        amount: 6_000,
        fee: 0,
        surcharge: 2_000,
        total: 8_000,
      });
      const { items } = await investor.api.send(walletApi.transactions, { query: {} });
      expect(items).toMatchObject([{ event: 'top_up', paymentType: 'wire', amount: 6_000 }]);
    });

    it('may leave by bank at once, since nobody can take it back, and is not offered as a return', async () => {
      const { investor, id, instructions } = await toppedUp(6_000);
      await arrives({ amount: 8_000, text: instructions.reference });
      const detail = await investor.api.send(walletApi.detail, { query: {} });
      expect(detail).toMatchObject({ available: 6_000, withdrawable: 6_000, withdrawableLater: [], returnable: [] });
      const back = investor.api.send(walletApi.returnTopUp, {
        params: { preapprovalId: id },
        idempotencyKey: newId(),
      });
      expect(await refusalOf(back)).toBe('wallet.nothing_to_return');
    });
  });
});
