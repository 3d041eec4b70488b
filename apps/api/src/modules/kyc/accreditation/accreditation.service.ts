import { Injectable } from '@nestjs/common';
import { reviewLifecycle } from '@cairn/contracts';
import type { AccreditationEvidenceRequest, AccreditationRequest } from '@cairn/contracts/kyc/accreditation.request';
import type { Accreditation } from '@cairn/contracts/kyc/kyc.replies';
import { dayIn } from '@cairn/finance';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Upload } from '../../../kernel/files/upload.js';
import { History } from '../../../kernel/history/history.js';
import { Events } from '../../../kernel/outbox/events.js';
import type { Identity } from '../../../kernel/http/request.js';
import { OpenOptions, SettingsService } from '../../settings/index.js';
import { AccreditationEvidence } from './accreditation-evidence.service.js';
import { AccreditationEntity } from './accreditation.entity.js';
import { kindOfDocument, requireClaim } from './claim-check.js';
import { confirmerOf } from './confirmer.js';
import { CLAIM_CURRENCY, presentClaim, storedClaim } from './stated-claim.js';

/** Applications to be treated as accredited; the latest one counts. */
@Injectable()
export class AccreditationService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly history: History,
    private readonly events: Events,
    private readonly evidence: AccreditationEvidence,
    private readonly options: OpenOptions,
    private readonly settings: SettingsService,
  ) {}

  async mine(caller: Identity): Promise<Accreditation | null> {
    const [latest] = await this.database.manager.find(AccreditationEntity, {
      where: { userId: caller.userId },
      order: { submittedAt: 'DESC' },
      take: 1,
    });
    return latest ? this.present(latest) : null;
  }

  /**
   * @throws accreditation.already_open while an earlier application is under review (by a unique index);
   *   accreditation.no_earlier, and what its claim and its document are refused by
   */
  async apply(caller: Identity, request: AccreditationRequest, upload?: Upload): Promise<Accreditation> {
    await this.options.requireOpen(request);
    const { timezone } = await this.settings.all();
    requireClaim(request, dayIn(timezone, this.clock.now()));
    if (request.verificationType === 'prior_5y') await this.requireEarlier(caller.userId);
    const document = upload && (await this.document(request, upload));
    const record = await this.database.inTx(async (tx) => {
      const made = tx.create(AccreditationEntity, {
        id: newId(),
        userId: caller.userId,
        state: reviewLifecycle.initial,
        grounds: request.grounds,
        verificationType: request.verificationType,
        detail: request.detail,
        stated: storedClaim(request),
        currency: CLAIM_CURRENCY,
        confirmerName: request.confirmerName ?? null,
        confirmerProfession: request.confirmerProfession ?? null,
        confirmerLicence: request.confirmerLicence ?? null,
        // A letter confirms on its day; a call does when it was made.
        confirmedOn: request.verificationType === 'accreditation_letter' ? (document?.datedOn ?? null) : null,
        submittedAt: this.clock.now(),
      });
      await tx.insert(AccreditationEntity, made);
      if (document) await this.evidence.add(tx, caller.userId, made.id, document);
      await this.history.add(tx, {
        subjectType: 'accreditation',
        subjectId: made.id,
        from: null,
        to: made.state,
        actor: { name: caller.email, id: caller.userId },
      });
      await this.events.emit(tx, 'accreditation.submitted', { userId: caller.userId });
      return tx.findOneByOrFail(AccreditationEntity, { id: made.id });
    });
    return this.present(record);
  }

  /**
   * Adds a document to the application under review.
   * @throws accreditation.not_open, accreditation.evidence_most, accreditation.evidence_old, accreditation.evidence_future
   */
  async addEvidence(
    caller: Identity,
    { kind, datedOn }: AccreditationEvidenceRequest,
    upload: Upload,
  ): Promise<Accreditation> {
    await this.evidence.requireRecent(this.database.manager, 'datedOn', kind, datedOn);
    const content = await this.evidence.content(upload);
    const record = await this.database.inTx(async (tx) => {
      const { id, verificationType } = await this.lockOpen(tx, caller.userId);
      await this.evidence.add(tx, caller.userId, id, { kind, datedOn, name: upload.name, content });
      // Who had proposed to approve it did not see this document.
      await tx.query(
        `update accreditation set proposed_by = null, proposed_at = null, proposal_reason = null,
           confirmed_on = case when $2 then $3::date else confirmed_on end where id = $1`,
        [id, verificationType === 'accreditation_letter' && kind === 'letter', datedOn],
      );
      await tx.query(
        `update accreditation_check set next_check_at = kernel.now() where accreditation_id = $1 and next_check_at is not null`,
        [id],
      );
      return tx.findOneByOrFail(AccreditationEntity, { id });
    });
    return this.present(record);
  }

  private async lockOpen(tx: Tx, userId: string): Promise<AccreditationEntity> {
    const open = await tx.findOne(AccreditationEntity, {
      where: { userId, state: 'under_review' },
      lock: { mode: 'pessimistic_write' },
    });
    if (open === null) throw new DomainError('accreditation.not_open');
    return open;
  }

  private async document(request: AccreditationRequest, upload: Upload) {
    const { documentDatedOn: datedOn } = request;
    const kind = kindOfDocument(request);
    if (datedOn === null || datedOn === undefined) throw fieldError('documentDatedOn', 'validation.required');
    await this.evidence.requireRecent(this.database.manager, 'documentDatedOn', kind, datedOn);
    return { kind, datedOn, name: upload.name, content: await this.evidence.content(upload) };
  }

  /** Rule 506(c)(2)(ii)(E): a verification of before is relied on for some years. */
  private async requireEarlier(userId: string): Promise<void> {
    const earlier = await this.database.query<unknown>(
      `select 1 from accreditation where user_id = $1 and verification_type <> 'prior_5y' and expires_at > kernel.now()
         and state = 'approved' limit 1`,
      [userId],
    );
    if (earlier.length === 0) throw fieldError('verificationType', 'accreditation.no_earlier');
  }

  private async present(record: AccreditationEntity): Promise<Accreditation> {
    const evidence = await this.evidence.of(this.database.manager, record.id);
    const asked = await this.database.query<unknown>(
      `select 1 from accreditation_check where accreditation_id = $1 and state = 'more_asked'`,
      [record.id],
    );
    return {
      id: record.id,
      status: record.state,
      declineReason: record.declineReason,
      grounds: record.grounds,
      verificationType: record.verificationType,
      detail: record.detail,
      stated: presentClaim(record.stated),
      confirmer: confirmerOf(record),
      document: evidence[0] ?? null,
      moreAsked: record.state === 'under_review' && asked.length > 0,
      evidence,
      submittedAt: record.submittedAt,
      decidedAt: record.decidedAt,
      expiresAt: record.expiresAt,
    };
  }
}
