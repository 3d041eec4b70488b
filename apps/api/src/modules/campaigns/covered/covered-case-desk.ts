import { Injectable } from '@nestjs/common';
import { coveredLifecycle, type CoveredDecision, type EventVerdict } from '@cairn/contracts';
import type { DecideCoveredRequest } from '@cairn/contracts/campaigns/covered/covered.requests';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { requireAnotherPerson } from '../../../kernel/auth/another-person.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import { History } from '../../../kernel/history/history.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { COVERED_VERSION } from './covered-case-reads.js';
import { coveredCells } from './covered-cells.js';
import { coveredLaw } from './covered-law.js';
import { judged } from './covered-presenter.js';
import { CoveredRepository, type CoveredRow } from './covered.repository.js';

/** What the owner is told; that somebody has left is the owner's own word. */
const TOLD: Readonly<Partial<Record<CoveredDecision, CoveredTopic>>> = {
  cleared: 'covered_person.cleared',
  disclosed: 'covered_person.disclosed',
  disqualified: 'covered_person.disqualified',
};
type CoveredTopic = 'covered_person.cleared' | 'covered_person.disclosed' | 'covered_person.disqualified';

/** Compliance decides on the covered persons of a campaign, each with a written reason. */
@Injectable()
export class CoveredCaseDesk {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly persons: CoveredRepository,
    private readonly personalData: PersonalData,
    private readonly history: History,
    private readonly audit: AuditLog,
    private readonly events: Events,
  ) {}

  /**
   * @throws review.bad_transition, review.overtaken, covered.answers_old, covered.disqualifying, covered.disclosure_due,
   *   validation.required beside the text that a page discloses
   */
  async decide(admin: Identity, id: string, request: DecideCoveredRequest): Promise<void> {
    const { campaignId } = await this.persons.byId(id);
    await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, campaignId);
      requireAnotherPerson(admin, campaign.ownerId);
      const row = await this.persons.inCampaign(tx, campaignId, id);
      if (!coveredLifecycle.allows(row.state, request.decision)) throw new DomainError('review.bad_transition');
      const [read] = await tx.query<{ version: string; answersOld: boolean | null }[]>(
        `select ${COVERED_VERSION} as version, p.answered_at < covered_since() as "answersOld" from covered_person p where p.id = $1`,
        [id],
      );
      if (read?.version !== request.version) throw new DomainError('review.overtaken');
      if (request.decision === 'cleared' || request.decision === 'disclosed') {
        if (read.answersOld === true) throw new DomainError('covered.answers_old');
        await this.requireAllowed(tx, row, request);
      }
      await this.keep(tx, admin, row, request);
      await this.tell(tx, campaign, request.decision);
    });
  }

  /** What counts under the law needs an exception, and what is to be disclosed is disclosed. */
  private async requireAllowed(tx: Tx, row: CoveredRow, request: DecideCoveredRequest): Promise<void> {
    const answers = coveredCells(this.personalData, row.id).decryptAnswers(row.answers);
    const law = await coveredLaw(tx);
    const means = judged(answers, row.role, law).map(({ verdict }) => verdict);
    const isOne = (verdict: EventVerdict): boolean => means.includes(verdict);
    if (isOne('disqualifying') && !request.exception) throw fieldError('exception', 'covered.disqualifying');
    if (isOne('disclosed') && request.decision === 'cleared') throw fieldError('decision', 'covered.disclosure_due');
    if (request.decision === 'disclosed' && !request.disclosure) throw fieldError('disclosure', 'validation.required');
  }

  private async keep(
    tx: Tx,
    admin: Identity,
    { id, state: from, exception: before, disclosure: said }: CoveredRow,
    { decision, reason, exception, disclosure }: DecideCoveredRequest,
  ): Promise<void> {
    const isAllowed = decision === 'cleared' || decision === 'disclosed';
    const after = {
      exception: isAllowed ? (exception ?? null) : null,
      disclosure: decision === 'disclosed' ? (disclosure ?? null) : null,
    };
    await tx.query(
      `update covered_person set state = $2, decided_at = kernel.now(), decided_by = $3, reason = $4, exception = $5,
         disclosure = $6 where id = $1`,
      [id, decision, admin.userId, reason, after.exception, after.disclosure],
    );
    const actor = { name: admin.email, id: admin.userId };
    await this.history.add(tx, { subjectType: 'covered_person', subjectId: id, from, to: decision, reason, actor });
    await this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action: `covered_person.${decision}`,
      subjectType: 'covered_person',
      subjectId: id,
      before: { state: from, exception: before, disclosed: said !== null },
      after: { state: decision, exception: after.exception, disclosed: after.disclosure !== null },
      reason,
    });
  }

  private async tell(tx: Tx, { id, ownerId, name }: CampaignEntity, decision: CoveredDecision): Promise<void> {
    // What the page discloses may have changed: kept copies of it are forgotten with the campaign's row.
    await tx.query('update campaign set updated_at = kernel.now() where id = $1', [id]);
    const topic = TOLD[decision];
    if (topic) await this.events.emit(tx, topic, { userId: ownerId, campaignId: id, campaign: name });
  }
}
