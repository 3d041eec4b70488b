import { Injectable } from '@nestjs/common';
import { CampaignStatus, reviewChecksOf, roleMay } from '@cairn/contracts';
import type {
  ReviewCheckRequest,
  ReviewClaimRequest,
  ReviewNoteRequest,
} from '@cairn/contracts/campaigns/review/review.requests';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { ReviewDeskRepository } from './review-desk.repository.js';
import { Submissions } from './submissions.service.js';

const mayReleaseAll = ({ adminRole }: Identity): boolean => adminRole !== null && roleMay(adminRole, 'admins.change');

interface Waiting {
  tx: Tx;
  campaign: CampaignEntity;
  submission: number;
}

/** The audit log's record of one act: how it was, and how it is. */
interface Change {
  action: 'campaign.noted' | 'campaign.checked' | 'campaign.claimed' | 'campaign.released';
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** What reviewers do about a submission that waits, before they decide it. */
@Injectable()
export class ReviewDesk {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly submissions: Submissions,
    private readonly repository: ReviewDeskRepository,
    private readonly audit: AuditLog,
  ) {}

  /** @throws campaign.not_waiting; campaign.claimed where another admin reviews it */
  note(admin: Identity, id: string, { field, note }: ReviewNoteRequest): Promise<void> {
    return this.write(admin, id, async ({ tx, submission }) => {
      await this.submissions.requireReviewer(tx, id, admin.userId);
      const written = await this.repository.notes(id, submission, tx);
      const before = written.find((one) => one.field === field)?.note ?? '';
      if (before === note) return null;
      await this.repository.note(tx, { campaignId: id, submission, field, note }, admin.userId);
      return { action: 'campaign.noted', before: { field, note: before }, after: { field, note } };
    });
  }

  /**
   * @throws campaign.not_waiting; campaign.claimed where another admin reviews it; campaign.check_unknown for a point
   *   that this kind of campaign does not have
   */
  check(admin: Identity, id: string, { code, done }: ReviewCheckRequest): Promise<void> {
    return this.write(admin, id, async ({ tx, campaign, submission }) => {
      await this.submissions.requireReviewer(tx, id, admin.userId);
      if (!reviewChecksOf(campaign.type).includes(code)) throw fieldError('code', 'campaign.check_unknown');
      const by = admin.userId;
      if (!(await this.repository.check(tx, { campaignId: id, submission }, { code, done, by }))) return null;
      return { action: 'campaign.checked', before: { code, done: !done }, after: { code, done } };
    });
  }

  /**
   * From then on nobody else decides the submission.
   * @throws campaign.not_waiting; campaign.claimed where another admin has it and `takeOver` is false
   */
  claim(admin: Identity, id: string, { takeOver }: ReviewClaimRequest): Promise<void> {
    return this.write(admin, id, async ({ tx, submission }) => {
      const claim = await this.repository.claim(id, tx);
      if (claim?.id === admin.userId) return null;
      if (claim !== null && !takeOver) throw new DomainError('campaign.claimed', { by: claim.name });
      await this.repository.setClaim(tx, { campaignId: id, submission }, admin.userId);
      return {
        action: 'campaign.claimed',
        before: { claimedBy: claim?.name ?? null },
        after: { claimedBy: (await this.repository.claim(id, tx))?.name ?? null },
      };
    });
  }

  /**
   * Leaves the submission to whoever claims it next. Another's claim is released by whoever looks after the admins alone.
   * @throws campaign.not_waiting, campaign.claimed
   */
  release(admin: Identity, id: string): Promise<void> {
    return this.write(admin, id, async ({ tx, submission }) => {
      const claim = await this.repository.claim(id, tx);
      if (claim === null) return null;
      if (claim.id !== admin.userId && !mayReleaseAll(admin))
        throw new DomainError('campaign.claimed', { by: claim.name });
      await this.repository.setClaim(tx, { campaignId: id, submission }, null);
      return { action: 'campaign.released', before: { claimedBy: claim.name }, after: { claimedBy: null } };
    });
  }

  /** @param act null where nothing changes: nothing is written in the audit log then */
  private async write(admin: Identity, id: string, act: (waiting: Waiting) => Promise<Change | null>): Promise<void> {
    await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, id);
      if (campaign.status !== CampaignStatus.pending) throw new DomainError('campaign.not_waiting');
      const change = await act({ tx, campaign, submission: await this.submissions.waiting(tx, campaign) });
      if (change === null) return;
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        subjectType: 'campaign',
        subjectId: id,
        reason: null,
        ...change,
      });
    });
  }
}
