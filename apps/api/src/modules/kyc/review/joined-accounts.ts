import { newId } from '../../../kernel/crypto/ids.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';

/** SQL: records `d` of other people who handed in the number of record `r`. */
export const SAME_NUMBER = 'd.ssn_index = r.ssn_index and d.id <> r.id';

const TOUCHED = `select distinct unnest(household_of(d.user_id, true)) as id
  from investor_profile r join investor_profile d on d.ssn_index = r.ssn_index where r.id = $1 order by id`;

/** Those of its number that are or were confirmed: what somebody else has only typed joins nobody. */
const OTHERS = `select d.user_id as "userId", j.person_id as "personId"
  from investor_profile r join investor_profile d on ${SAME_NUMBER}
    left join joined_account j on j.user_id = d.user_id
  where r.id = $1 and (d.state = 'approved' or exists (
    select from history h where h.subject_type = 'identity' and h.subject_id = d.id and h.to_state = 'approved'))
  order by j.joined_at, d.user_id`;

/**
 * Locks everybody whose limit the approval of this record may join, in one order: their commitments are made before, each
 * by its own limit, or after, by the one that they share.
 */
export async function lockSameNumber(tx: Tx, id: string): Promise<void> {
  for (const person of await tx.query<{ id: string }[]>(TOUCHED, [id])) await lockPerson(tx, person.id);
}

/** from its approval on, an account is one person with the others that handed in the same tax number. */
export async function joinAccounts(tx: Tx, { id, userId }: { id: string; userId: string }): Promise<void> {
  // It may have been joined by a number that was corrected since.
  await tx.query('delete from joined_account where user_id = $1', [userId]);
  const others = await tx.query<{ userId: string; personId: string | null }[]>(OTHERS, [id]);
  if (others.length === 0) return;
  const person = others.find(({ personId }) => personId !== null)?.personId ?? newId();
  await tx.query(
    `insert into joined_account (user_id, person_id, joined_at)
     select account, $2, kernel.now() from unnest($1::uuid[]) account
     on conflict (user_id) do update set person_id = excluded.person_id`,
    [[userId, ...others.map((other) => other.userId)], person],
  );
}
