import { repaymentsApi } from '@cairn/contracts';
import type { PageRail } from '@cairn/contracts/rails/providers';
import { newId } from '../../../kernel/crypto/ids.js';
import { DAY } from '../../../testing/campaigns.js';
import { aLoan, instalmentsOf, payFromWallet, stateOf } from '../../../testing/loans.js';
import { credit } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { PaymentEntity } from '../../payments/index.js';

const GOOD = '000123456789';
const R01 = '000222222227';
/** The bank's answer takes four business days, and a weekend. */
const ANSWER = 6 * DAY;

describe('a repayment by a bank debit and by PayPal', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.db.query(
      `update content_record set enabled = true where kind = 'payment-gateway' and code in ('ach', 'paypal')`,
    );
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.control('GET', '/stripe/conservation')).toMatchObject({ conserved: true });
    expect(await t.control('GET', '/paypal/conservation')).toMatchObject({ conserved: true });
  });

  const sessionOf = async (subjectId: string): Promise<string> =>
    (await t.db.manager.findOneByOrFail(PaymentEntity, { subjectId })).sessionId ?? '';
  const agree = async (subjectId: string, bankAccount: string) => {
    await t.control('POST', `/stripe/checkout/${await sessionOf(subjectId)}/pay`, { bankAccount });
    await t.settle();
  };

  const aDue = async () => {
    const loan = await aLoan(t, [100_000n, 50_000n]);
    const [repaymentId = ''] = await instalmentsOf(t, loan, [{ interest: 3_000n }]);
    const pay = (transactionType: PageRail, idempotencyKey = newId()) =>
      loan.owner.api.send(repaymentsApi.pay, { params: { repaymentId }, body: { transactionType }, idempotencyKey });
    return { loan, repaymentId, pay };
  };

  it('by debit waits for the bank, cannot be paid twice, and is distributed once the money is there', async () => {
    const { loan, repaymentId, pay } = await aDue();
    const key = newId();
    const [first, second] = await Promise.all([pay('ach', key), pay('ach', key)]);
    expect(second.url).toBe(first.url);
    await agree(repaymentId, GOOD);
    expect(await stateOf(t, repaymentId)).toBe('paying');
    await credit(t, loan.owner.id, 10_000n);
    expect(await refusalOf(payFromWallet(loan.owner, repaymentId))).toBe('payment.clearing');
    expect(await refusalOf(pay('card'))).toBe('payment.clearing');
    await t.travel(ANSWER);
    expect(['distributing', 'distributed']).toContain(await stateOf(t, repaymentId));
  });

  it('R01 makes it due again', async () => {
    const { repaymentId, pay } = await aDue();
    await pay('ach');
    await agree(repaymentId, R01);
    await t.travel(ANSWER);
    expect(await stateOf(t, repaymentId)).toBe('due');
  });

  it('by PayPal is distributed at once', async () => {
    const { repaymentId, pay } = await aDue();
    await pay('paypal');
    await t.approveAtPaypal(await sessionOf(repaymentId));
    await t.settle();
    expect(['distributing', 'distributed']).toContain(await stateOf(t, repaymentId));
  });
});
