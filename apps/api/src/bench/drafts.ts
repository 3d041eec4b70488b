import { packOf } from '@cairn/contracts';
import type pg from 'pg';
import { versionsOf } from '../modules/investments/steps/step-requirements.js';
import type { Drawn } from './capture.js';
import { HOT_CAMPAIGN, investorId } from './data.js';
import { CONNECTIONS } from './invest-load.js';

/** People with a session, of all that there are: every tenth. */
export const SIGNED_IN = 200;
const STRIDE = 10;
export const signedInId = (n: number): string => investorId(1 + STRIDE * (n % SIGNED_IN));

/** The campaigns of the second measurement; the first of them is the one of the first. */
export const SPREAD = 100;

const draftId = (n: number): string => `00000000-0000-7000-b800-${n.toString(16).padStart(12, '0')}`;

/** Of the two sides of a measurement: which drafts are for HTTP, and which for pgbench. */
export interface Portion {
  from: number;
  until: number;
}

/** Investments that were begun and whose steps are all done, to be paid from the wallet once each. */
export class Drafts {
  private filled = 0;

  private constructor(
    private readonly client: pg.Client,
    private readonly versions: Record<string, string | undefined>,
  ) {}

  static async open(client: pg.Client): Promise<Drafts> {
    const { rows } = await client.query<{ profile: string }>(
      `select value #>> '{}' as profile from site_setting where name = 'jurisdictionProfile'`,
    );
    const pack = packOf(rows[0]?.profile ?? '');
    const known = versionsOf(pack);
    await client.query(
      `insert into investing_account (id, user_id, investing_as, details, created_at)
       select gen_random_uuid(), id, 'INDIVIDUAL', '', now() from app_user where user_type = 'investor'`,
    );
    return new Drafts(client, Object.fromEntries(pack.steps.map((step) => [step, known[step] ?? 'bench'])));
  }

  /** So many more, of the people with a session in turn: in the one campaign, or in each of the hundred in turn. */
  async fill(count: number, campaigns: 1 | typeof SPREAD): Promise<Portion> {
    const from = this.filled;
    const until = from + count;
    const person = `('${investorId(0).slice(0, 24)}' || lpad(to_hex(1 + ${STRIDE} * (n % ${SIGNED_IN})), 12, '0'))::uuid`;
    const draft = `('${draftId(0).slice(0, 24)}' || lpad(to_hex(n), 12, '0'))::uuid`;
    // The number is the id, which the script of pgbench names anew in each run.
    await this.client.query(
      `insert into investment_draft (id, number, campaign_id, investor_id, idempotency_key, amount, currency, units,
         unit_price, capacity_units, terms_version, account_id, begun_at, touched_at)
       select ${draft}, ${draft}::text, ('${HOT_CAMPAIGN.slice(0, 24)}' || lpad(to_hex(1 + n % $3::int), 12, '0'))::uuid, a.user_id,
         gen_random_uuid(), 100, 'USD', 1, 100, 1, 1, a.id, now(), now()
       from generate_series($1::int, $2::int - 1) n join investing_account a on a.user_id = ${person}`,
      [from, until, campaigns],
    );
    await this.client.query(
      `insert into investing_answer (draft_id, step, version, answers, answered_at)
       select ${draft}, s.step, s.version, '', now()
       from generate_series($1::int, $2::int - 1) n, unnest($3::text[], $4::text[]) s(step, version)`,
      [from, until, Object.keys(this.versions), Object.values(this.versions)],
    );
    await this.client.query('vacuum analyze investment_draft, investing_answer, investing_account');
    this.filled = until;
    return { from, until };
  }

  /** The drafts of a portion, one after the other, each with the place of its person among those signed in. */
  static each({ from, until }: Portion): () => { id: string; person: number } {
    let next = from;
    return () => {
      if (next >= until) throw new Error('The benchmark has used up the investments that were begun for it');
      const n = next++;
      return { id: draftId(n), person: n % SIGNED_IN };
    };
  }
}

/** What a script of pgbench draws for each connection: its next draft of a portion, with its person and campaign. */
export const drawnOf = (id: string, { from }: Portion): { draft: Drawn; person: Drawn; campaign: Drawn } => ({
  draft: { id, name: 'draft', value: `${from} + :client_id + ${CONNECTIONS} * (:n - 1)` },
  person: {
    id: signedInId(Number.parseInt(id.slice(24), 16)),
    name: 'person',
    value: `1 + ${STRIDE} * (:draft % ${SIGNED_IN})`,
  },
  campaign: { id: HOT_CAMPAIGN, name: 'campaign', value: `1 + :draft % ${SPREAD}` },
});
