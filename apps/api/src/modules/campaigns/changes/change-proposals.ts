import { Injectable } from '@nestjs/common';
import type { ChangeState } from '@cairn/contracts';
import type { TermChange } from '@cairn/contracts/campaigns/changes/changes.replies';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { comparable } from '../../../kernel/text/version.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { STORED_CHANGE, type StoredChange } from './material-change.js';

interface Decision {
  state: Exclude<ChangeState, 'proposed' | 'open'>;
  by?: string;
  reason?: string;
}

/** The changes that were proposed: one at a time for a campaign, each decided once. */
@Injectable()
export class ChangeProposals {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
  ) {}

  /** Locks a change, and before it its campaign. @param campaignId where the caller names one */
  async lock(tx: Tx, id: string, campaignId?: string): Promise<{ change: StoredChange; campaign: CampaignEntity }> {
    const [known] = await tx.query<{ campaignId: string }[]>(
      'select campaign_id as "campaignId" from material_change where id = $1',
      [id],
    );
    if (known === undefined || (campaignId ?? known.campaignId) !== known.campaignId) throw notFound();
    const campaign = await this.campaigns.lock(tx, known.campaignId);
    reachRank(tx, 'record', id);
    const [change] = await tx.query<StoredChange[]>(
      `select ${STORED_CHANGE} from material_change m where m.id = $1 for no key update`,
      [id],
    );
    if (change === undefined) throw notFound();
    return { change, campaign };
  }

  /**
   * The campaign is locked. The same proposal sent twice at once is one.
   * @throws change.waits while one is waiting for its approval, change.answers_open while investors answer one
   */
  async add(
    tx: Tx,
    { id: campaignId }: CampaignEntity,
    proposedBy: string,
    { reason, changes }: { reason: string; changes: readonly TermChange[] },
  ): Promise<{ id: string; made: boolean }> {
    const [current] = await tx.query<(StoredChange & { source: string })[]>(
      `select ${STORED_CHANGE}, citations_in_force() ->> 'reconfirm_business_days' as source from material_change m where m.campaign_id = $1 and m.state in ('proposed', 'open')`,
      [campaignId],
    );
    if (current !== undefined) {
      const isSame = current.reason === reason && comparable(current.changes) === comparable(changes);
      if (current.state === 'proposed' && current.proposedBy === proposedBy && isSame)
        return { id: current.id, made: false };
      if (current.state === 'open') throw new DomainError('change.answers_open', { source: current.source });
      throw new DomainError('change.waits');
    }
    const id = newId();
    await tx.query(
      `insert into material_change (id, campaign_id, state, reason, changes, proposed_by, proposed_at)
       values ($1, $2, 'proposed', $3, $4, $5, date_trunc('milliseconds', kernel.now()))`,
      [id, campaignId, reason, JSON.stringify(changes), proposedBy],
    );
    return { id, made: true };
  }

  /** Ends a locked change. False where it has ended so before. @throws change.bad_transition */
  async end(tx: Tx, change: StoredChange, { state, by, reason }: Decision): Promise<boolean> {
    if (change.state === state) return false;
    const from: ChangeState = state === 'closed' ? 'open' : 'proposed';
    if (change.state !== from) throw new DomainError('change.bad_transition', { from: change.state, to: state });
    await tx.query(
      `update material_change set state = $2, decided_by = coalesce($3, decided_by), decline_reason = $4,
         decided_at = case when state = 'proposed' then kernel.now() else decided_at end, ended_at = kernel.now() where id = $1`,
      [change.id, state, by ?? null, reason ?? null],
    );
    return true;
  }

  /** Opens a locked change: from now on investors answer it. */
  async open(tx: Tx, { id }: StoredChange, by: string, version: number, answerUntil: Date): Promise<void> {
    await tx.query(
      `update material_change set state = 'open', decided_by = $2, decided_at = kernel.now(), version = $3, answer_until = $4 where id = $1`,
      [id, by, version, answerUntil],
    );
  }

  /** Whether a campaign's investors are answering a change. */
  async isOpen(campaignId: string, reader: Tx = this.database.manager): Promise<boolean> {
    const rows = await reader.query<unknown[]>(
      `select 1 from material_change where campaign_id = $1 and state = 'open'`,
      [campaignId],
    );
    return rows.length > 0;
  }
}
