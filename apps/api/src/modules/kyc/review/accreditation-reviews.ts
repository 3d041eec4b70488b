import { Injectable } from '@nestjs/common';
import type {
  AccreditationDetail,
  AccreditationProposal,
  AccreditationVerdict,
} from '@cairn/contracts/admin/review.replies';
import type { AccreditationConflict } from '@cairn/contracts/kyc/accreditation-methods';
import { AuditLog, type AuditRecord } from '../../../kernel/audit/audit-log.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { AccreditationEvidence } from '../accreditation/accreditation-evidence.service.js';
import type { AccreditationEntity } from '../accreditation/accreditation.entity.js';
import { confirmerOf } from '../accreditation/confirmer.js';
import { evidenceAges, isTooOld } from '../accreditation/evidence-age.js';
import { SignedContracts } from '../accreditation/signed-contracts.js';
import { ClaimFacts } from './claim-facts.js';
import { maskedClaim } from './claim-reveal.js';
import { ReviewDecisions, type Decision } from './review-decisions.js';
import { ReviewService } from './review.service.js';
import { maskedFigures } from './stated-figures.js';

const PROVIDER = `select provider, state, code from accreditation_check where accreditation_id = $1`;

const PROPOSAL = `select u.email as by, a.proposed_at as at, a.proposal_reason as reason
  from accreditation a join app_user u on u.id = a.proposed_by where a.id = $1`;

/** Claims to be accredited, beside what is known of the person; against a conflict two people approve (SEC-57). */
@Injectable()
export class AccreditationReviews {
  constructor(
    private readonly database: Database,
    private readonly reviews: ReviewService,
    private readonly decisions: ReviewDecisions,
    private readonly contracts: SignedContracts,
    private readonly evidence: AccreditationEvidence,
    private readonly facts: ClaimFacts,
    private readonly audit: AuditLog,
  ) {}

  async one(id: string): Promise<AccreditationDetail> {
    // The version is read first, so that a decision is refused if something is signed after it was read.
    const row = await this.reviews.accreditation(id);
    const { manager } = this.database;
    const record = await this.facts.record(manager, id);
    const [contract, evidence, stated, conflicts, [proposal], [provider]] = await Promise.all([
      this.contracts.of(id),
      this.evidence.of(manager, id),
      this.facts.statedBy(manager, row.userId),
      this.facts.conflicts(manager, record),
      manager.query<AccreditationProposal[]>(PROPOSAL, [id]),
      manager.query<AccreditationVerdict[]>(PROVIDER, [id]),
    ]);
    return {
      ...row,
      claim: maskedClaim(record.stated),
      confirmer: confirmerOf(record),
      contract,
      evidence,
      document: evidence[0] ?? null,
      stated: stated && maskedFigures(stated),
      conflicts,
      proposal: proposal ?? null,
      provider: provider ?? null,
    };
  }

  /**
   * Approves what agrees with what is known. Against a conflict the first person proposes it with a reason, and a second
   * one approves it.
   * @throws accreditation.unsigned, accreditation.evidence_expired, accreditation.reason_required,
   *   accreditation.second_person, and as every decision
   */
  async approve(admin: Identity, id: string, read: Pick<Decision, 'version' | 'reason'>): Promise<void> {
    const decision: Decision = { ...read, to: 'approved' };
    await this.database.inTx(async (tx) => {
      const moved = await this.decisions.lock(tx, admin, { subject: 'accreditation', id }, decision);
      await this.contracts.require(tx, id);
      await this.requireRecent(tx, id);
      const record = await this.facts.record(tx, id);
      const conflicts = await this.facts.conflicts(tx, record);
      if (conflicts.length > 0 && record.proposedBy === null) {
        await this.propose(tx, admin, record, read.reason, conflicts);
        return;
      }
      if (conflicts.length > 0 && record.proposedBy === admin.userId) {
        throw new DomainError('accreditation.second_person');
      }
      const reason = read.reason ?? record.proposalReason;
      await this.decisions.conclude(tx, admin, moved, { ...decision, reason });
    });
  }

  /**
   * Records that who confirms the claim was called today.
   * @throws accreditation.no_call where nobody is to be called, and as every decision
   */
  async confirmCall(admin: Identity, id: string, { version, reason }: { version: string; reason: string }) {
    await this.database.inTx(async (tx) => {
      await this.decisions.lock(tx, admin, { subject: 'accreditation', id }, { to: 'approved', version });
      const before = await this.facts.record(tx, id);
      if (before.verificationType !== 'phone_call' || before.confirmerName === null) {
        throw new DomainError('accreditation.no_call');
      }
      const { today } = await evidenceAges(tx);
      await tx.query(
        `update accreditation set confirmed_on = $2, confirmed_by = $3, proposed_by = null, proposed_at = null,
           proposal_reason = null where id = $1`,
        [id, today, admin.userId],
      );
      await this.log(tx, admin, id, {
        action: 'accreditation.call_confirmed',
        before: { confirmedOn: before.confirmedOn },
        after: { confirmedOn: today },
        reason,
      });
    });
  }

  /**
   * A provider's word: it approves what agrees with what is known, and declines. Against a conflict, and where people
   * have decided meanwhile, it is shown to them and moves nothing.
   */
  async decideByProvider(
    tx: Tx,
    id: string,
    provider: string,
    { to, code }: { to: 'approved' | 'declined'; code: string | null },
  ): Promise<void> {
    await tx.query('select 1 from accreditation where id = $1 for no key update', [id]);
    const record = await this.facts.record(tx, id);
    if (record.state !== 'under_review') return;
    if (to === 'approved' && (await this.facts.conflicts(tx, record)).length > 0) return;
    const moved = { subject: 'accreditation' as const, id, userId: record.userId, from: record.state };
    await this.decisions.byProvider(tx, moved, provider, { to, reason: to === 'declined' ? code : null });
  }

  /** @throws accreditation.reason_required */
  private async propose(
    tx: Tx,
    admin: Identity,
    { id, state }: AccreditationEntity,
    reason: string | null,
    conflicts: readonly AccreditationConflict[],
  ): Promise<void> {
    if (reason === null) throw new DomainError('accreditation.reason_required');
    await tx.query(
      'update accreditation set proposed_by = $2, proposed_at = kernel.now(), proposal_reason = $3 where id = $1',
      [id, admin.userId, reason],
    );
    await this.log(tx, admin, id, {
      action: 'accreditation.proposed',
      before: { state, proposed: false },
      after: { state, proposed: true, conflicts: [...conflicts] },
      reason,
    });
  }

  private async log(
    tx: Tx,
    admin: Identity,
    id: string,
    act: Pick<AuditRecord, 'action' | 'before' | 'after' | 'reason'>,
  ): Promise<void> {
    await this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      subjectType: 'accreditation',
      subjectId: id,
      ...act,
    });
  }

  /** @throws accreditation.evidence_expired where a document has grown too old since it was added */
  private async requireRecent(tx: Tx, id: string): Promise<void> {
    const ages = await evidenceAges(tx);
    const old = (await this.evidence.of(tx, id)).find(({ kind, datedOn }) => isTooOld(ages, kind, datedOn));
    if (old) throw new DomainError('accreditation.evidence_expired', { name: old.name, days: ages.days });
  }
}
