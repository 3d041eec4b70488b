import { openPage } from '../../../testing/card-money.js';
import { aLoan, instalmentsOf, payFromWallet } from '../../../testing/loans.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { withoutRecord, withoutWalletModule } from '../../../testing/switching-off.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';

// D-4
describe('what operators have switched off, for owners who repay', () => {
  let t: TestWorld;
  let moderator: Person;
  beforeAll(async () => {
    t = await startTestWorld();
    moderator = await aPerson(t, { adminRole: 'moderator' });
  });
  afterAll(() => t.close());

  const without = <R>(kind: string, code: string, work: () => Promise<R>): Promise<R> =>
    withoutRecord(t, moderator, { kind, code }, work);

  it('C-06 the owner of a loan pays by card up to the cap, and not while cards are switched off', async () => {
    const loan = await aLoan(t, [100_000n]);
    const [large = '', small = ''] = await instalmentsOf(t, loan, [{ interest: 500_001n }, { interest: 500_000n }]);
    expect(await failureOf(openPage(loan.owner, 'repayment', large))).toMatchObject({
      code: 'payment.card_limit',
      params: { maximum: 500_000, currency: 'USD' },
    });
    const refused = await without('payment-gateway', 'card', () => refusalOf(openPage(loan.owner, 'repayment', small)));
    expect(refused).toBe('payment.rail_closed');
    await openPage(loan.owner, 'repayment', small);
  });

  it('the owner of a loan does not pay from a wallet that is switched off, by its gateway or its module', async () => {
    const loan = await aLoan(t, [100_000n]);
    const [id = ''] = await instalmentsOf(t, loan, [{ interest: 5_000n }]);
    const attempt = () => refusalOf(payFromWallet(loan.owner, id));
    expect(await without('payment-gateway', 'wallet', attempt)).toBe('payment.rail_closed');
    expect(await withoutWalletModule(t, attempt)).toBe('payment.rail_closed');
    expect(await attempt()).toBe('wallet.insufficient');
  });
});
