import { aLoan, instalmentsOf } from '../../testing/loans.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AllocationService } from '../repayments/distributions/allocation.service.js';
import { PortfolioRepository } from './portfolio.repository.js';

describe('what comes next while a payment is distributed', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  it('counts as paid what is allocated, posted or not: the odd cent goes to another', async () => {
    const loan = await aLoan(t, [1_000n, 1_000n, 1_000n]);
    const [first = ''] = await instalmentsOf(t, loan, [{ interest: 100n }, { interest: 100n }]);
    const [lot] = loan.lots;
    const next = async (investorId: string) =>
      (await t.get(PortfolioRepository).upcoming(investorId, 'USD', 10)).map(({ interest }) => interest);
    const all = () => Promise.all(loan.lots.map(({ investorId }) => next(investorId)));
    expect(await all()).toEqual([
      [33n, 34n],
      [33n, 34n],
      [33n, 34n],
    ]);

    await t.database.asOwner((client) =>
      client.query(`update repayment set state = 'distributing', paid_at = now() where id = $1`, [first]),
    );
    await t.db.inTx((tx) => t.get(AllocationService).allocate(tx, first));
    // The first lot was paid 34, the others 33; of the two payments each is owed 66.67.
    expect(await all()).toEqual([[33n], [34n], [34n]]);
    await t.database.asOwner(async (client) => {
      await client.query('update investment set income_received = 34 where id = $1', [lot?.id]);
      await client.query('update allocation set posted_at = now() where investment_id = $1', [lot?.id]);
    });
    expect(await all()).toEqual([[33n], [34n], [34n]]);
  });
});
