import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { chargeOf, debitOf, topUpByCard } from '../../../testing/card-money.js';
import { aLoan, instalmentsOf, payFromWallet, stateOf, type Loan } from '../../../testing/loans.js';
import { credit, walletOf } from '../../../testing/people.js';
import { failureOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';

describe('an owner who owes what a chargeback took', () => {
  let t: TestWorld;
  let loan: Loan;
  beforeAll(async () => {
    t = await startTestWorld();
    loan = await aLoan(t, [1_000_000n]);
  });
  afterAll(() => t.close());

  it('B-3 pays no repayment from the wallet until the debt is settled, with the debt in the error', async () => {
    const { owner } = loan;
    const [first = '', second = ''] = await instalmentsOf(t, loan, [{ interest: 30_000n }, { interest: 20_000n }]);
    const { payment } = await topUpByCard(t, owner, 30_000);
    await payFromWallet(owner, first);
    await t.control('POST', `/stripe/charges/${await chargeOf(t, payment)}/dispute`, {});
    await t.settle();
    expect(await debitOf(t, `A:recv:investor:${owner.id}:USD`)).toBe(30_000n);
    await credit(t, owner.id, 20_000n);
    const refused = await failureOf(payFromWallet(owner, second));
    expect([refused.status, refused.code, refused.params]).toEqual([
      409,
      'repayment.debt_open',
      { owed: 30_000, currency: 'USD' },
    ]);
    expect([await stateOf(t, second), await walletOf(t, owner.id)]).toEqual(['due', 20_000n]);
    // What was paid before is answered as before.
    expect((await payFromWallet(owner, first)).repayment.id).toBe(first);
    await credit(t, owner.id, 30_000n);
    await t.get(Sweeps).run('payments.debts');
    expect((await payFromWallet(owner, second)).repayment.id).toBe(second);
    expect(await walletOf(t, owner.id)).toBe(0n);
  });
});
