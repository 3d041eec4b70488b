import { escrowApi, investmentsApi, paymentsApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { DAY } from '../../testing/campaigns.js';
import { anEscrowLink, openEscrowLink, payIntoEscrow, switchEscrow } from '../../testing/rails/escrow-links.js';
import { escrowPaymentsOf } from '../../testing/rails/escrow-payments.js';
import { anInvestor, type Person } from '../../testing/people.js';
import { refusalOf } from '../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { LedgerVerifier } from '../ledger/index.js';

/** The evening's batch, four business days and a weekend. */
const ANSWER = 8 * DAY;

describe('escrow at the agent', () => {
  let t: TestWorld;
  const { outside, tradesOf, paymentOf, stateOf, check, ready } = escrowPaymentsOf(() => t);
  beforeAll(async () => {
    t = await startTestWorld();
    await switchEscrow(t, true);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await t.control('POST', '/reset', {});
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const list = (person: Person) => person.api.send(escrowApi.list, {});

  it('links an account and a card on the agent’s page, shows four digits, and forgets them', async () => {
    const investor = await anInvestor(t);
    const page = await openEscrowLink(investor, 'north_ach');
    expect(page).toMatchObject({ state: 'opening', mask: null });
    expect((await openEscrowLink(investor, 'north_ach')).url).toBe(page.url);
    const account = await anEscrowLink(t, investor);
    const card = await anEscrowLink(t, investor, { rail: 'north_card' });
    expect([account, card]).toMatchObject([
      { id: page.id, state: 'linked', mask: '6789', url: null },
      { state: 'linked', mask: '1111' },
    ]);
    const other = await anInvestor(t);
    const unlink = (person: Person) => person.api.send(escrowApi.unlink, { params: { id: account.id } });
    expect(await refusalOf(unlink(other))).toBe('request.not_found');
    await unlink(investor);
    expect((await list(investor)).accounts.map(({ rail }) => rail)).toEqual(['north_card']);
    expect((await openEscrowLink(investor, 'north_ach')).state).toBe('opening');
  });

  it('offers itself where it is switched on, and is refused where it is not', async () => {
    const { investor, id, link } = await ready();
    expect((await list(investor)).offers).toMatchObject([
      { rail: 'north_ach', maximum: 10_000_000 },
      { rail: 'north_card', maximum: 500_000 },
    ]);
    await switchEscrow(t, false);
    expect((await list(investor)).offers).toEqual([]);
    expect(await refusalOf(payIntoEscrow(investor, link.id, id))).toBe('payment.rail_closed');
    expect(await refusalOf(openEscrowLink(await anInvestor(t), 'north_card'))).toBe('payment.rail_closed');
    await switchEscrow(t, true);
  });

  it.each(['north_ach', 'north_card'] as const)(
    'S-16 %s is pending until it has settled, and then received',
    async (rail) => {
      const { investor, id, link, campaign } = await ready({ rail });
      expect(await payIntoEscrow(investor, link.id, id)).toMatchObject({ state: 'clearing', gatewayResult: 'PENDING' });
      expect(await refusalOf(investor.api.send(escrowApi.unlink, { params: { id: link.id } }))).toBe('link.clearing');
      await t.travel(ANSWER);
      expect(await stateOf(investor, id)).toBe('received');
      const payment = await paymentOf(id);
      expect(payment).toMatchObject({ state: 'collected', provider: 'north', rail, received: 50_000n });
      expect(await tradesOf(payment.id)).toMatchObject([{ status: 'FUNDED' }]);
      const [held] = await t.db.query<{ minor: string }>(
        `select sum(b.cr - b.dr) as minor from ledger.account a join ledger.balance b on b.account_id = a.id where a.code = $1`,
        [`L:escrow:${campaign.id}:USD`],
      );
      expect(held?.minor).toBe('50000');
    },
  );

  it('collects once, however often and at once it is asked', async () => {
    const { investor, id, link } = await ready();
    const key = newId();
    await Promise.all([payIntoEscrow(investor, link.id, id, key), payIntoEscrow(investor, link.id, id, key)]);
    expect(await payIntoEscrow(investor, link.id, id, key)).toMatchObject({ state: 'clearing' });
    expect(await refusalOf(payIntoEscrow(investor, link.id, id))).toBe('payment.clearing');
    expect(await tradesOf((await paymentOf(id)).id)).toHaveLength(1);
  });

  it('R01 lets the investor pay again', async () => {
    const { investor, id, link } = await ready({ ending: 'R01' });
    await payIntoEscrow(investor, link.id, id);
    await t.travel(ANSWER);
    expect(await stateOf(investor, id)).toBe('reserved');
    expect(await check(investor, id)).toMatchObject({ failureCode: 'R01' });
    expect(await payIntoEscrow(investor, link.id, id)).toMatchObject({ state: 'clearing' });
  });

  it('R10 stops debits of this payer, and takes back what had settled', async () => {
    const early = await ready({ ending: 'R10' });
    await payIntoEscrow(early.investor, early.link.id, early.id);
    const late = await ready({ ending: 'R10_late' });
    await payIntoEscrow(late.investor, late.link.id, late.id);
    await t.travel(ANSWER);
    expect(await refusalOf(payIntoEscrow(early.investor, early.link.id, early.id))).toBe('payment.debit_stopped');
    expect(await stateOf(late.investor, late.id)).toBe('received');
    await t.travel(21 * DAY);
    expect(await stateOf(late.investor, late.id)).toBe('refunded');
  });

  it('a declined card leaves the investment to be paid', async () => {
    const { investor, id, link } = await ready({ rail: 'north_card', ending: 'declined' });
    await payIntoEscrow(investor, link.id, id);
    await t.travel(4 * DAY);
    expect(await stateOf(investor, id)).toBe('reserved');
    expect(await check(investor, id)).toMatchObject({ state: 'failed', failureCode: 'declined' });
  });

  it('a void at the agent ends the payment', async () => {
    const { investor, id, link } = await ready({ ending: 'silent' });
    await payIntoEscrow(investor, link.id, id);
    const [trade] = await tradesOf((await paymentOf(id)).id);
    const move = (await outside()).moves.find(({ tradeId }) => tradeId === trade?.tradeId);
    await t.control('POST', `/north/moves/${move?.refNum}/void`, {});
    await t.settle();
    expect(await check(investor, id)).toMatchObject({ state: 'expired' });
    expect(await stateOf(investor, id)).toBe('reserved');
  });

  it('a cancelled investment is unwound, whole', async () => {
    const { investor, id, link } = await ready();
    await payIntoEscrow(investor, link.id, id);
    await t.travel(ANSWER);
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    await t.settle();
    const { id: paymentId } = await paymentOf(id);
    expect(await tradesOf(paymentId)).toMatchObject([{ status: 'UNWIND PENDING' }]);
    await t.travel(4 * DAY);
    expect(await tradesOf(paymentId)).toMatchObject([{ status: 'UNWIND SETTLED' }]);
    expect(await paymentOf(id)).toMatchObject({ refunded: 50_000n });
  });

  it('C-06 keeps to the agent’s caps, and to what is the caller’s and agreed to', async () => {
    const { investor, id, link } = await ready({ rail: 'north_card' }, 600_000);
    expect(await refusalOf(payIntoEscrow(investor, link.id, id))).toBe('payment.above_maximum');
    const stranger = await anInvestor(t);
    expect(await refusalOf(payIntoEscrow(stranger, link.id, id))).toBe('request.not_found');
    const send = (more: object) =>
      investor.api.send(escrowApi.pay, {
        body: { id, accountId: link.id, accepted: true, ...more },
        idempotencyKey: newId(),
      });
    expect(await refusalOf(send({ accepted: false }))).toBe('request.invalid');
    const byPage = { body: { purpose: 'investment', id, rail: 'north_ach' } as never, idempotencyKey: newId() };
    expect(await refusalOf(investor.api.send(paymentsApi.openCheckout, byPage))).toBe('request.invalid');
  });
});
