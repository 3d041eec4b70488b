import { Injectable } from '@nestjs/common';
import type { VisitSource } from '@cairn/contracts';
import { Database } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { openTo } from '../record/campaign-visibility.js';
import { memberRoleIn } from '../team/membership.sql.js';

/** Days are UTC's: the site's time zone can be changed, and a day must not be counted twice. */
const TODAY = `(kernel.now() at time zone 'UTC')::date`;

@Injectable()
export class VisitsRepository {
  constructor(private readonly database: Database) {}

  /** Whether the reader is the owner or in the team; null where the campaign is not open to this reader. */
  async isInside(campaignId: string, readerId: string | null): Promise<boolean | null> {
    const [row] = await this.database.query<{ inside: boolean }>(
      prepared(`select coalesce(c.owner_id = $2 or ${memberRoleIn('c.id', '$2')} is not null, false) as inside
        from campaign c where c.id = $1 and ${openTo('$2::uuid')}`),
      [campaignId, readerId],
    );
    return row?.inside ?? null;
  }

  /** The day as `YYYY-MM-DD`. */
  async today(): Promise<string> {
    const [row] = await this.database.query<{ day: string }>(prepared(`select ${TODAY}::text as day`));
    if (row === undefined) throw new Error('The database gave no day');
    return row.day;
  }

  /** The salt of a day, the first that any process proposed. */
  async saltOf(day: string, proposed: Buffer): Promise<Buffer> {
    const read = prepared('select salt from visit_salt where day = $1');
    const [known] = await this.database.query<{ salt: Buffer }>(read, [day]);
    if (known !== undefined) return known.salt;
    await this.database.query('insert into visit_salt (day, salt) values ($1, $2) on conflict do nothing', [
      day,
      proposed,
    ]);
    const [made] = await this.database.query<{ salt: Buffer }>(read, [day]);
    if (made === undefined) throw new Error(`There is no salt for ${day}`);
    return made.salt;
  }

  /** Adds one to the day's visits from a source, unless the visitor has been counted on this day. */
  async add(day: string, campaignId: string, visitor: Buffer, source: VisitSource): Promise<void> {
    await this.database.query(
      prepared(`with seen as (
         insert into visit_seen (day, campaign_id, visitor) values ($1::date, $2::uuid, $3::bytea)
         on conflict do nothing returning campaign_id)
       insert into campaign_visit as v (campaign_id, day, source, visits)
       select campaign_id, $1::date, $4::text, 1 from seen
       on conflict (campaign_id, day, source) do update set visits = v.visits + 1`),
      [day, campaignId, visitor, source],
    );
  }

  /** What told visitors apart on days that are over. */
  async forget(): Promise<number> {
    const [row] = await this.database.query<{ gone: number }>(
      `with salts as (delete from visit_salt where day < ${TODAY} returning day),
         seen as (delete from visit_seen where day < ${TODAY} returning day)
       select (select count(*) from salts)::int as gone`,
    );
    return row?.gone ?? 0;
  }
}
