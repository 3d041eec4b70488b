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

interface Consent {
  token: string;
  accountRef: string;
}

interface Names {
  person: string;
  companies: readonly string[];
}

/** A name of the owner, and how well it agrees with the one at the bank, from 0 to 100. */
interface Scored {
  /** Null where it agrees too little. */
  name: string | null;
  /** Null where the bank tells nothing. */
  score: number | null;
}

/** What the bank is told to be of the owner. */
export interface OwnerAtBank {
  match: OwnerMatch;
  score: number | null;
}

/** The name by which the bank knows the owner; of those that are none, how well the best agrees. */
export async function ownNameOf(
  port: BankLinkPort,
  { token, accountRef }: Consent,
  { person, companies }: Names,
): Promise<Outcome<Scored>> {
  let best: number | null = null;
  for (const name of [person, ...companies]) {
    const outcome = await port.nameScore(token, accountRef, name);
    if (outcome.kind !== 'ok') return outcome;
    if (outcome.value === null) continue;
    if (outcome.value >= LEAST_SCORE) return { kind: 'ok', value: { name, score: outcome.value } };
    best = Math.max(best ?? 0, outcome.value);
  }
  return { kind: 'ok', value: { name: null, score: best } };
}

/** Whether the bank calls the owner by one of the names. */
export async function ownerAtBank(port: BankLinkPort, consent: Consent, names: Names): Promise<Outcome<OwnerAtBank>> {
  const outcome = await ownNameOf(port, consent, names);
  if (outcome.kind !== 'ok') return outcome;
  const { name, score } = outcome.value;
  const match = name !== null ? 'match' : score === null ? 'unknown' : 'differs';
  return { kind: 'ok', value: { match, score } };
}
