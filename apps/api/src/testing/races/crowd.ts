import { newId } from '../../kernel/crypto/ids.js';
import type { Identity } from '../../kernel/http/request.js';
import { accountCode } from '../../modules/ledger/index.js';
import { entryOf, post } from '../ledger/books.js';
import type { TestApp } from '../test-app.js';

/** Approved investors who have money in their wallets, made in bulk. */
export async function aCrowd(t: TestApp, count: number, wallet: bigint): Promise<Identity[]> {
  const ids = Array.from({ length: count }, newId);
  await t.database.asOwner(async (client) => {
    await client.query(
      `insert into app_user (id, email, first_name, last_name, slug, user_type, activated_at, created_at, updated_at)
       select id, id || '@example.org', 'Crowd', 'Member', 'crowd-' || id, 'investor', now(), now(), now() from unnest($1::uuid[]) id`,
      [ids],
    );
    await client.query(
      `insert into investor_profile (id, user_id, state, legal_first_name, legal_last_name, date_of_birth, address, city,
         postal_code, country, figures_currency, yearly_income, net_worth, submitted_at)
       select gen_random_uuid(), id, 'approved', 'Crowd', 'Member', '\\x00', '1 Main Street', 'Springfield', '12345', 'FR', 'USD', 50000000,
         90000000, now() from unnest($1::uuid[]) id`,
      [ids],
    );
  });
  const postings = ids.map((id) => ({
    debit: accountCode.adjustment('USD'),
    credit: accountCode.wallet(id, 'USD'),
    minor: wallet,
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
