import { accountCode } from '../../ledger/index.js';
import type { Identity } from '../../../kernel/http/request.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { entryOf, post } from '../../../testing/ledger/books.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { InvestService } from './invest.service.js';

const INVESTORS = 500;
/** `npm run races` asks more often. */
const ROUNDS = process.env['CAIRN_RACES'] === 'all' ? 20 : 2;
const PRICE = 1_000n;

/** Approved investors with the price of one share for each round, made in bulk. */
async function crowd(t: TestApp): Promise<Identity[]> {
  const ids = Array.from({ length: INVESTORS }, newId);
  await t.database.asOwner(async (client) => {
    await client.query(
      `insert into app_user (id, email, first_name, last_name, slug, user_type, activated_at, created_at, updated_at)
       select id, id || '@example.org', 'Crowd', 'Member', 'crowd-' || id, 'investor', now(), now(), now() from unnest($1::uuid[]) id`,
      [ids],
    );
    await client.query(
      `insert into investor_profile (id, user_id, state, legal_first_name, legal_last_name, date_of_birth, address, city,
         postal_code, country, yearly_income, net_worth, submitted_at)
       select gen_random_uuid(), id, 'approved', 'Crowd', 'Member', '\\x00', '1 Main Street', 'Springfield', '12345', 'FR', 50000000,
         90000000, now() from unnest($1::uuid[]) id`,
      [ids],
    );
  });
  const postings = ids.map((id) => ({
    debit: accountCode.adjustment('USD'),
    credit: accountCode.wallet(id, 'USD'),
    // The share that is gone from the first, and one in every round: nobody is refused for want of money.
    minor: PRICE * BigInt(ROUNDS + 1),
    currency: 'USD',
  }));
  await post(t, entryOf(postings));
  return ids.map((userId) => ({
    sessionId: newId(),
    userId,
    kind: 'web',
    email: `${userId}@example.org`,
    userType: 'investor',
    adminRole: null,
    language: 'en',
    expiresAt: new Date(Date.now() + 60_000),
    steppedUpAt: null,
    viewerId: null,
    isClosing: false,
    ip: null,
    userAgent: null,
  }));
}

describe('V-19 the last share', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ DATABASE_POOL: '16' });
  });
  afterAll(() => t.close());

  it(`${INVESTORS} investors want it, ${ROUNDS} times over: one gets it each time, and the ledger agrees`, async () => {
    const investors = await crowd(t);
    const service = t.get(InvestService);
    const refused = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await aCampaign(t, { mode: 'flexible', goal: 2_000, minimumRaise: 1_000, maxOffering: 2_000 });
      // One of the two shares is gone already.
      await service.invest(investors[round] as Identity, id, { units: 1, paymentType: 'wallet' }, newId());
      const outcomes = await Promise.allSettled(
        investors.map((caller) => service.invest(caller, id, { units: 1, paymentType: 'wallet' }, newId())),
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
