import { investmentsApi, paymentsApi, walletApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { PersonalData } from '../../kernel/crypto/personal-data.js';
import { aCampaign } from '../campaigns.js';
import { reserve } from '../card-money.js';
import type { Person } from '../people.js';
import type { TestApp } from '../test-app.js';
import type { TestWorld } from '../test-sandbox.js';

/** Switches payments from accounts at a provider on or off, as an operator does in the console. */
export const switchPaypal = (t: TestApp, enabled: boolean): Promise<unknown> =>
  t.db.query(`update content_record set enabled = $1 where kind = 'payment-gateway' and code = 'paypal'`, [enabled]);

/** An account from which somebody has paid, where nobody plays the provider. */
export async function aPayerAccountOf(t: TestApp, userId: string): Promise<string> {
  const id = newId();
  const encrypt = (plain: string, column: string) =>
    t.get(PersonalData).encrypt(plain, { table: 'payer_account', column, id });
  await t.db.query(
    `insert into payer_account (id, user_id, provider, rail, ref, holder, account_index, label, first_paid_at, last_paid_at)
     values ($1::uuid, $2, 'paypal', 'paypal', $3, $4, $5, 'PayPal, in…@example.com', kernel.now(), kernel.now())`,
    [id, userId, encrypt('A'.repeat(13), 'ref'), encrypt('Ines Okafor', 'holder'), Buffer.from(id)],
  );
  return id;
}

interface Account {
  name?: string;
  email?: string;
}

/** Pays for an investment from an account at PayPal: the person's own, unless another is given. */
export async function payFromAccount(
  t: TestWorld,
  investor: Person,
  amount: number,
  { name, email = 'holder@example.com' }: Account = {},
): Promise<void> {
  const { id: campaignId } = await aCampaign(t);
  const { id } = await reserve(investor, campaignId, amount);
  const body = { purpose: 'investment', id, rail: 'paypal' } as const;
  const { sessionId } = await investor.api.send(paymentsApi.createCheckout, { body, idempotencyKey: newId() });
  const own = (await investor.api.send(walletApi.detail, { query: {} })).accountHolder ?? '';
  await t.approveAtPaypal(sessionId, 'balance', { name: name ?? own, email });
  await t.settle();
  const { state } = await investor.api.send(investmentsApi.read, { params: { id } });
  if (state !== 'received') throw new Error(`The investment is ${state}`);
}
