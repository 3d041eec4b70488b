import { debitOf, topUpByCard } from '../../../testing/card-money.js';
import { anInvestor } from '../../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { FeesService } from './fees.service.js';

describe('what the provider keeps', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld({}, { statements: true });
  });
  afterAll(() => t.close());

  it('B-22 of a payment that it settled in another currency is booked there, and each currency balances', async () => {
    const investor = await anInvestor(t);
    const { payment } = await topUpByCard(t, investor, 100_000);
    const settled = {
      fee: { minor: 2_700n, currency: 'EUR' },
      exchanged: { minor: 92_000n, currency: 'EUR' },
    };
    // Message, poller and statement may all say it, at the same moment and again.
    await Promise.all([1, 2, 3].map(() => t.get(FeesService).book(payment.id, settled)));
    await t.get(FeesService).book(payment.id, settled);
    const codes = ['A:fx:stripe:USD', 'A:fx:stripe:EUR', 'A:clearing:stripe:USD', 'A:clearing:stripe:EUR'];
    expect(await Promise.all(codes.map((code) => debitOf(t, code)))).toEqual([100_000n, -92_000n, 0n, 89_300n]);
    expect(await debitOf(t, 'X:provider_fee:stripe:EUR')).toBe(2_700n);
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });
});
