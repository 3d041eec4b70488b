import { Injectable } from '@nestjs/common';
import { documentAccessLifecycle, type Page } from '@cairn/contracts';
import { ACCESS_DAYS, MOST_REQUESTS } from '@cairn/contracts/campaigns/files/document-options';
import type { AskedAccess, DocumentAccess, DocumentView } from '@cairn/contracts/campaigns/files/documents.replies';
import type {
  AccessRequest,
  AccessRequestsQuery,
  DecideAccessRequest,
} from '@cairn/contracts/campaigns/files/documents.requests';
import type { PageQuery } from '@cairn/contracts/kernel/page-query.request';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { History } from '../../../kernel/history/history.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { DocumentAccessRepository, type StoredAccess } from './document-access.repository.js';
import { DocumentReads, type FoundDocument } from './document-reads.js';

const DAY = 86_400_000;
const SUBJECT = 'document_access';

/** People ask for private documents; their owner lets them for a time, or says why not. */
@Injectable()
export class DocumentAccessService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly reads: DocumentReads,
    private readonly accesses: DocumentAccessRepository,
    private readonly history: History,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async list(caller: Identity, campaignId: string, query: AccessRequestsQuery): Promise<Page<DocumentAccess>> {
    await this.campaigns.owned(caller, campaignId);
    return this.accesses.list(campaignId, query);
  }

  async views(caller: Identity, campaignId: string, query: PageQuery): Promise<Page<DocumentView>> {
    await this.campaigns.owned(caller, campaignId);
    return this.accesses.views(campaignId, query);
  }

  /**
   * Asks the owner for a private document. Asking twice at the same time is asking once.
   * @throws document.is_public, document.own_campaign, document.removed, document.access_open, document.access_waits,
   *   document.asked_often
   */
  async ask(
    caller: Identity,
    campaignId: string,
    documentId: string,
    { note = null }: AccessRequest,
  ): Promise<AskedAccess> {
    const document = await this.reads.find(campaignId, documentId, caller.userId);
    requireAskable(document, caller);
    const at = this.clock.now();
    return this.database.inTx(async (tx) => {
      const made = await this.accesses.insert(tx, { documentId, campaignId, userId: caller.userId, note, at });
      if (made === null) {
        const known = await this.accesses.lockOf(tx, documentId, caller.userId);
        if (known === null) throw new Error('An access that was there is gone');
        requireAgain(known, at);
        await this.accesses.askAgain(tx, known.id, note, at);
        await this.record(tx, caller, known, 'requested');
      } else {
        await this.history.add(tx, {
          subjectType: SUBJECT,
          subjectId: made,
          from: null,
          to: documentAccessLifecycle.initial,
          actor: { name: caller.email, id: caller.userId },
        });
      }
      await this.events.emit(tx, 'document.access_requested', {
        userId: document.ownerId,
        actorId: caller.userId,
        campaignId,
        campaign: document.campaign,
        document: document.title,
      });
      return { status: documentAccessLifecycle.initial, askedAt: at };
    });
  }

  /** Grants for a time, or declines with a reason; one that was granted is withdrawn by declining it. */
  async decide(
    caller: Identity,
    campaignId: string,
    requestId: string,
    { status, days, reason }: DecideAccessRequest,
  ): Promise<DocumentAccess> {
    const at = this.clock.now();
    return this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, campaignId, caller.userId);
      const access = await this.accesses.lock(tx, campaignId, requestId);
      const before = await this.accesses.one(campaignId, requestId, tx);
      if (before.removed) throw new DomainError('document.removed');
      // The same answer again changes nothing, but for a longer or shorter time, or one that is over.
      if (access.state === status && (status === 'declined' || (!days && !before.expired))) return before;
      const until = status === 'granted' ? new Date(at.getTime() + (days ?? ACCESS_DAYS) * DAY) : null;
      const declined = status === 'declined' ? (reason ?? '') : null;
      await this.accesses.decide(tx, access.id, { state: status, until, reason: declined, at });
      await this.record(tx, caller, access, status, declined);
      const told = { userId: access.userId, campaignId, campaign: campaign.name, slug: campaign.slug };
      await (until === null
        ? this.events.emit(tx, 'document.access_declined', {
            ...told,
            document: before.document,
            reason: declined ?? '',
          })
        : this.events.emit(tx, 'document.access_granted', {
            ...told,
            document: before.document,
            until: until.toISOString(),
          }));
      return this.accesses.one(campaignId, requestId, tx);
    });
  }

  private async record(
    tx: Tx,
    caller: Identity,
    { id, state }: StoredAccess,
    to: StoredAccess['state'],
    reason: string | null = null,
  ): Promise<void> {
    if (state !== to && !documentAccessLifecycle.allows(state, to)) {
      throw new Error(`An access does not move from ${state} to ${to}`);
    }
    const actor = { name: caller.email, id: caller.userId };
    await this.history.add(tx, { subjectType: SUBJECT, subjectId: id, from: state, to, reason, actor });
  }
}

function requireAskable({ removedAt, visibility, ownerId }: FoundDocument, caller: Identity): void {
  if (removedAt !== null) throw new DomainError('document.removed');
  if (ownerId === caller.userId) throw new DomainError('document.own_campaign');
  if (visibility === 'public') throw new DomainError('document.is_public');
}

function requireAgain({ state, until, asked }: StoredAccess, now: Date): void {
  if (state === 'requested') throw new DomainError('document.access_waits');
  if (state === 'granted' && until !== null && until > now) throw new DomainError('document.access_open');
  if (asked >= MOST_REQUESTS) throw new DomainError('document.asked_often', { max: MOST_REQUESTS });
}
