import { investmentsApi, paymentsApi, walletApi, wireApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { anOperatorAccount, camtOf, importFile } from '../../../testing/bank/bank-file.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { debitOf, HOUR, reserve, stateOf } from '../../../testing/card-money.js';
import { anInvestor, walletOf, type Person } from '../../../testing/people.js';
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
});
