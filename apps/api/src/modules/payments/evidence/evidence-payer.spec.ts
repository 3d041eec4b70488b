import { paymentsDeskApi } from '@cairn/contracts';
import { unzipSync } from 'fflate';
import { Words } from '../../../kernel/i18n/words.js';
import { chargeOf, openPage, paymentOf, topUpByCard } from '../../../testing/card-money.js';
import { aLoan, instalmentsOf } from '../../../testing/loans.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { DisputeEntity } from '../disputes/dispute.entity.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import { disputeLines, paymentLines } from './dispute-lines.js';
import { disputeReason } from './dispute-reasons.js';
import { DisputedPayments } from './disputed-payments.js';
import { EvidenceSources } from './evidence-sources.js';

describe('the evidence of a disputed payment, and its payer', () => {
  let t: TestWorld;
  let finance: Person;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(10_000_000);
    finance = await aPerson(t, { adminRole: 'finance' });
  });
  afterAll(() => t.close());

  const disputed = async (payment: PaymentEntity): Promise<string> => {
    await t.control('POST', `/stripe/charges/${await chargeOf(t, payment)}/dispute`, {});
    await t.settle();
    return (await t.db.manager.findOneByOrFail(DisputeEntity, { paymentId: payment.id })).id;
  };
  const writing = () => ({
    say: t.get(Words).in('en'),
    text: (value: string) => value,
    instant: (at: Date) => at.toISOString(),
  });
  const linesOf = async (id: string): Promise<Record<string, string>> => {
    const dispute = await t.get(DisputedPayments).find(id);
    const lines = [...disputeLines(dispute, writing()), ...paymentLines(dispute, writing())];
    return Object.fromEntries(lines.map(({ label, value }) => [label, value]));
  };
  const sendFor = (id: string, by = finance) =>
    t
      .http()
      .post(`/api/v1.1/admin/disputes/${id}/evidence`)
      .set('authorization', `Bearer ${by.token}`)
      .send({ reason: 'The bank asks for it' });

  it('names what was paid by its number, and says reason and way to pay in words', async () => {
    const person = await anInvestor(t);
    const { payment } = await topUpByCard(t, person, 20_000);
    const id = await disputed(payment);
    const lines = await linesOf(id);
    expect(lines).toMatchObject({
      'Reason given': 'Fraud: the payer denies the payment',
      'Receipt number': expect.stringMatching(/^TOP-\d{6}$/),
      'Paid for': 'A deposit to the payer’s own wallet',
      'Payment method': 'Card',
      Payer: expect.stringMatching(/ Example$/),
      'Payer’s e-mail': person.email,
    });
    // No code and no id of ours.
    expect(JSON.stringify(lines)).not.toMatch(/paper\.|[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(JSON.stringify(lines)).not.toContain('fraudulent');
    const { payment: about } = await t.get(DisputedPayments).find(id);
    const [identity] = t.get(EvidenceSources).of('identity', 'top_up');
    const { lines: found = [] } = (await identity?.collect(about, writing())) ?? {};
    expect(found.find(({ label }) => label === 'Address')?.value).toMatch(/[a-z]$/);
  });

  it.each([
    ['product_not_received', 'product_not_received'],
    ['merchandise_or_service_not_received', 'product_not_received'],
    ['unauthorised', 'unauthorised'],
    ['R10', 'debit_not_authorized'],
    ['a_reason_of_tomorrow', 'general'],
    ['toString', 'general'],
  ])('has words for the reason %s', (code, key) => {
    expect(disputeReason(code)).toBe(key);
    const words = t.get(Words).in('en')(`paper.evidence.reasons.${key}`);
    expect(words).toMatch(/^[A-Z][^_.]+$/);
  });

  it('says of a closed account when it was closed, and who its payer was by the confirmed identity', async () => {
    const person = await anInvestor(t);
    const { payment } = await topUpByCard(t, person, 15_000);
    const id = await disputed(payment);
    await t.db.query(
      `update app_user set first_name = 'Former', last_name = 'member', email = 'gone-' || id || '@deleted.invalid',
         pseudonymised_at = kernel.now() where id = $1`,
      [person.id],
    );
    const lines = await linesOf(id);
    expect(lines['Payer']).toMatch(/^The account was closed on \d{4}-.+no longer kept\.$/);
    expect(JSON.stringify(lines)).not.toMatch(/Former|deleted\.invalid/);
    const { payment: about } = await t.get(DisputedPayments).find(id);
    const [identity] = t.get(EvidenceSources).of('identity', 'top_up');
    const { lines: found = [] } = (await identity?.collect(about, writing())) ?? {};
    expect(found.find(({ label }) => label === 'Legal name')?.value).toBe('Test Person');
    expect((await sendFor(id)).status).toBe(200);
  });

  it('is not given to an admin who is the payer, and nothing is recorded as shown', async () => {
    const own = await aPerson(t, { adminRole: 'finance' });
    const { payment } = await topUpByCard(t, await anInvestor(t), 12_000);
    const id = await disputed(payment);
    await t.db.query('update payment set user_id = $2 where id = $1', [payment.id, own.id]);
    const body = { reason: 'I would like to see it' };
    expect(await refusalOf(own.api.send(paymentsDeskApi.downloadEvidence, { params: { id }, body }))).toBe(
      'payout.second_person',
    );
    expect(await t.db.query('select 1 from kernel.audit_log where actor_id = $1', [own.id])).toEqual([]);
    await t.db.query('update payment set user_id = $2 where id = $1', [payment.id, payment.userId]);
    expect((await sendFor(id, own)).status).toBe(200);
  });

  it('of a repayment has its receipt', async () => {
    const loan = await aLoan(t, [100_000n]);
    const [instalment = ''] = await instalmentsOf(t, loan, [{ interest: 5_000n }]);
    const session = await openPage(loan.owner, 'repayment', instalment);
    await t.payByCard(session);
    await t.settle();
    const id = await disputed(await paymentOf(t, session));
    const contents = await finance.api.send(paymentsDeskApi.evidence, { params: { id } });
    expect(contents.find(({ item }) => item === 'receipt')).toMatchObject({ count: 1, gap: null });
    const answer = await sendFor(id).responseType('blob');
    const files = unzipSync(answer.body as Buffer); // as the type of response says
    const [, receipt = ''] = Object.keys(files);
    expect(receipt).toMatch(/^receipt\/.+\.pdf$/);
    expect(
      Buffer.from(files[receipt] ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await linesOf(id))['Paid for']).toBe('A repayment to investors of the payer’s company');
  });
});
