import { escrowApi } from '@cairn/contracts';
import type { EscrowLink } from '@cairn/contracts/escrow/escrow.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import type { EscrowRail } from '@cairn/contracts/rails/providers';
import { newId } from '../../kernel/crypto/ids.js';
import type { Person } from '../people.js';
import type { TestApp } from '../test-app.js';
import type { TestWorld } from '../test-sandbox.js';

/** Switches the ways into escrow on or off, as an operator does in the console. */
export const switchEscrow = (t: TestApp, enabled: boolean): Promise<unknown> =>
  t.db.query(`update content_record set enabled = $1 where kind = 'payment-gateway' and code like 'north%'`, [enabled]);

/** Opens the agent's page. */
export const openEscrowLink = (person: Person, rail: EscrowRail): Promise<Wire<EscrowLink>> =>
  person.api.send(rail === 'north_card' ? escrowApi.linkCard : escrowApi.linkBank, {});

export type Ending = 'settles' | 'R01' | 'R03' | 'R10' | 'R10_late' | 'declined' | 'silent';

/** What somebody has linked, whose payments end so. */
export async function anEscrowLink(
  t: TestWorld,
  person: Person,
  { rail = 'north_ach', ending = 'settles' }: { rail?: EscrowRail; ending?: Ending } = {},
): Promise<Wire<EscrowLink>> {
  const { url } = await openEscrowLink(person, rail);
  await t.control('POST', `/north/links/${url?.split('/').at(-1)}/finish`, { ending });
  const { accounts } = await person.api.send(escrowApi.list, {});
  const link = accounts.find((one) => one.rail === rail);
  if (link === undefined) throw new Error('Nothing was linked');
  return link;
}

/** Something that somebody has linked, where nobody plays the agent; it answers to nothing. */
export async function anEscrowLinkOf(t: TestApp, userId: string, rail: EscrowRail): Promise<string> {
  const id = newId();
  await t.db.query(
    `insert into escrow_link (id, user_id, provider, rail, state, method_ref, label, mask, created_at, linked_at)
     values ($1, $2, 'north', $3, 'linked', 'nick', 'First Bank', '6789', kernel.now(), kernel.now())`,
    [id, userId, rail],
  );
  return id;
}

/** Pays an investment into escrow. */
export const payIntoEscrow = (person: Person, accountId: string, id: string, idempotencyKey = newId()) =>
  person.api.send(escrowApi.pay, { body: { id, accountId, accepted: true }, idempotencyKey });
