import type { Identity } from '../../../kernel/http/request.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { draftsOf } from '../../../testing/investing/invest-as.js';
import { aCrowd } from '../../../testing/races/crowd.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { PlaceService } from './place.service.js';

const INVESTORS = 500;
/** `npm run races` asks more often. */
const ROUNDS = process.env['CAIRN_RACES'] === 'all' ? 20 : 2;
const PRICE = 1_000n;

describe('V-19 the last share', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ DATABASE_POOL: '16' });
  });
  afterAll(() => t.close());

  it(`${INVESTORS} investors want it, ${ROUNDS} times over: one gets it each time, and the ledger agrees`, async () => {
    // The share that is gone from the first, and one in every round: nobody is refused for want of money.
    const investors = await aCrowd(t, INVESTORS, PRICE * BigInt(ROUNDS + 1));
    const service = t.get(PlaceService);
    const refused = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await aCampaign(t, { mode: 'flexible', goal: 2_000, minimumRaise: 1_000, maxOffering: 2_000 });
      // One of the two shares is gone already.
      const wanted = { campaignId: id, amount: Number(PRICE), price: Number(PRICE) };
      const early = investors[round] as Identity;
      const [first = ''] = await draftsOf(t.db, [early], wanted);
      await service.payFromWallet(early, first, null);
      const drafts = await draftsOf(t.db, investors, wanted);
      const outcomes = await Promise.allSettled(
        investors.map((caller, place) => service.payFromWallet(caller, drafts[place] ?? '', null)),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected')
          refused.add(outcome.reason instanceof DomainError ? outcome.reason.code : String(outcome.reason));
      }
    }
    expect([...refused]).toEqual(['investment.shares_left']);
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  }, 120_000);
});
