import { Injectable } from '@nestjs/common';
import type { CampaignEdit } from '@cairn/contracts/admin/admin.replies';
import type { EditSection } from '@cairn/contracts/campaigns/live-fields';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { plainText } from '../../../kernel/text/plain-text.js';

/** The latest ones only; the database keeps all. */
const MOST_SHOWN = 100;

export interface StoredFieldEdit {
  field: string;
  before: unknown;
  after: unknown;
}

/** One save of a campaign's page while it was live. */
export interface NewEdit {
  campaignId: string;
  section: EditSection;
  actorId: string;
  changes: readonly StoredFieldEdit[];
  at: Date;
}

type Row = Omit<CampaignEdit, 'changes'> & { changes: StoredFieldEdit[] };

/** The edits of live campaigns: rows are only added. */
@Injectable()
export class CampaignEditsRepository {
  constructor(private readonly database: Database) {}

  async add(tx: Tx, { campaignId, section, actorId, changes, at }: NewEdit): Promise<void> {
    await tx.query(
      'insert into campaign_edit (id, campaign_id, section, actor_id, changes, at) values ($1, $2, $3, $4, $5, $6)',
      [newId(), campaignId, section, actorId, JSON.stringify(changes), at],
    );
  }

  /** Newest first, each value in plain words. */
  async of(campaignId: string): Promise<CampaignEdit[]> {
    const rows = await this.database.query<Row>(
      `select e.section, u.first_name || ' ' || u.last_name as actor, e.at, e.changes
       from campaign_edit e join app_user u on u.id = e.actor_id
       where e.campaign_id = $1 order by e.at desc, e.id desc limit ${MOST_SHOWN}`,
      [campaignId],
    );
    return rows.map(({ changes, ...edit }) => ({
      ...edit,
      changes: changes.map(({ field, before, after }) => ({
        field,
        before: plainText(before),
        after: plainText(after),
      })),
    }));
  }
}
