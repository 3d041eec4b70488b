import type { OwnerMatch } from '@cairn/contracts';
import type { EntityManager } from 'typeorm';
import type { BankLinkPort, Outcome } from '../../rails/index.js';

/** From this score on the provider itself speaks of a match (plaid.com/docs/identity). */
const LEAST_SCORE = 70;

const NAMES = `select coalesce(p.legal_first_name, u.first_name) || ' ' || coalesce(p.legal_last_name, u.last_name) as person,
    array(select distinct c.company_name from campaign c
          where c.owner_id = u.id and c.status in (2, 4, 5) and c.company_name is not null) as companies
  from app_user u left join investor_profile p on p.user_id = u.id and p.state = 'approved' where u.id = $1`;

/** Whose an account may be: the person, by their confirmed identity where there is one, and their companies in the market. */
export async function ownerNames(
  reader: Pick<EntityManager, 'query'>,
  userId: string,
): Promise<{ person: string; companies: string[] }> {
  const [row] = await reader.query<{ person: string; companies: string[] }[]>(NAMES, [userId]);
  if (row === undefined) throw new Error(`No account ${userId}`);
  return row;
}

/** Whether the bank calls the owner by one of the names. */
export async function matchOf(
  port: BankLinkPort,
  { token, accountRef }: { token: string; accountRef: string },
  { person, companies }: { person: string; companies: readonly string[] },
): Promise<Outcome<OwnerMatch>> {
  let isTold = false;
  for (const name of [person, ...companies]) {
    const outcome = await port.nameScore(token, accountRef, name);
    if (outcome.kind !== 'ok') return outcome;
    if (outcome.value === null) continue;
    if (outcome.value >= LEAST_SCORE) return { kind: 'ok', value: 'match' };
    isTold = true;
  }
  return { kind: 'ok', value: isTold ? 'differs' : 'unknown' };
}
