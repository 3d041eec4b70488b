import { Injectable } from '@nestjs/common';
import { CampaignStatus, COMPANY_ROLES, coveredLifecycle, MOST_COVERED, type CoveredState } from '@cairn/contracts';
import type { CoveredAnswersRequest, CoveredPersonRequest } from '@cairn/contracts/campaigns/covered/covered.requests';
import { isAdult } from '@cairn/contracts/kyc/adulthood';
import { parseCalendarDate } from '@cairn/finance';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Upload } from '../../../kernel/files/upload.js';
import { History } from '../../../kernel/history/history.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { answersOf } from './covered-answers.js';
import { coveredCells, type CoveredDetails, type StoredAnswer } from './covered-cells.js';
import { CoveredDocuments } from './covered-documents.js';
import { coveredLaw, type CoveredLaw } from './covered-law.js';
import { isOpen } from './covered-presenter.js';
import { CoveredRepository, type CoveredRow } from './covered.repository.js';

/** Once it has ended, nothing is sold any more. */
const CHANGING: readonly CampaignStatus[] = [
  CampaignStatus.draft,
  CampaignStatus.declined,
  CampaignStatus.pending,
  CampaignStatus.active,
];

/** @throws covered.company_role; validation.required, validation.date, validation.adult_person beside the date of birth of a person */
function detailsOf({ role, kind, name, dateOfBirth, country }: CoveredPersonRequest, law: CoveredLaw): CoveredDetails {
  if (kind === 'person' && COMPANY_ROLES.includes(role)) throw fieldError('kind', 'covered.company_role');
  if (kind === 'company') return { name, dateOfBirth: null, country };
  if (!dateOfBirth) throw fieldError('dateOfBirth', 'validation.required');
  if (dateOfBirth >= law.today) throw fieldError('dateOfBirth', 'validation.date');
  if (!isAdult(parseCalendarDate(dateOfBirth), parseCalendarDate(law.today)))
    throw fieldError('dateOfBirth', 'validation.adult_person');
  return { name, dateOfBirth, country };
}

/** Nothing that was decided on is changed, and nothing that a reviewer reads now. @throws covered.kept, campaign.not_editable */
function requireOpen(row: CoveredRow, status: CampaignStatus): void {
  if (!isOpen(row)) throw new DomainError('covered.kept');
  if (status === CampaignStatus.pending) throw new DomainError('campaign.not_editable');
}

const happenedIn = (answers: readonly StoredAnswer[]): string[] =>
  answers.filter(({ happened }) => happened).map(({ kind }) => kind);

/** Owner and team list the covered persons of a campaign, and answer for each. */
@Injectable()
export class CoveredChanges {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly persons: CoveredRepository,
    private readonly documents: CoveredDocuments,
    private readonly personalData: PersonalData,
    private readonly history: History,
    private readonly audit: AuditLog,
  ) {}

  /** @throws covered.full, covered.company_role, covered.not_asked, campaign.not_editable, team.view_only */
  async add(caller: Identity, campaignId: string, request: CoveredPersonRequest): Promise<void> {
    await this.inCampaign(caller, campaignId, async (tx, law) => {
      if ((await this.persons.of(campaignId, tx)).length >= MOST_COVERED) {
        throw new DomainError('covered.full', { max: MOST_COVERED });
      }
      const id = newId();
      const details = coveredCells(this.personalData, id).encryptDetails(detailsOf(request, law));
      await tx.query(
        `insert into covered_person (id, campaign_id, role, kind, details, state, added_at, added_by)
         values ($1, $2, $3, $4, $5, 'asked', kernel.now(), $6)`,
        [id, campaignId, request.role, request.kind, details, caller.userId],
      );
      await this.note(tx, caller, id, null, 'asked');
    });
  }

  /** Another person is asked anew. @throws covered.kept once somebody has decided, and as `add` */
  async change(caller: Identity, campaignId: string, id: string, request: CoveredPersonRequest): Promise<void> {
    await this.inCampaign(caller, campaignId, async (tx, law, status) => {
      const row = await this.persons.inCampaign(tx, campaignId, id);
      requireOpen(row, status);
      const details = coveredCells(this.personalData, id).encryptDetails(detailsOf(request, law));
      await tx.query(
        `update covered_person set role = $2, kind = $3, details = $4, state = 'asked', answers = null, answered_at = null,
           answered_by = null where id = $1`,
        [id, request.role, request.kind, details],
      );
      if (row.state !== 'asked') await this.note(tx, caller, id, row.state, 'asked');
    });
  }

  /** @throws covered.kept once somebody has decided */
  async remove(caller: Identity, campaignId: string, id: string): Promise<void> {
    const files = await this.inCampaign(caller, campaignId, async (tx, _law, status) => {
      const row = await this.persons.inCampaign(tx, campaignId, id);
      requireOpen(row, status);
      await this.log(tx, caller, row, 'removed', []);
      const gone = await this.documents.fileIds(tx, id);
      await tx.query('delete from covered_person where id = $1', [id]);
      return gone;
    });
    await this.documents.empty(files);
  }

  /** The answers wait for a decision, also where others were decided on before. @throws as `answersOf` */
  async answer(caller: Identity, campaignId: string, id: string, request: CoveredAnswersRequest): Promise<void> {
    await this.inCampaign(caller, campaignId, async (tx, law) => {
      const row = await this.persons.inCampaign(tx, campaignId, id);
      const { state } = row;
      if (!coveredLifecycle.allows(state, 'waiting')) throw new DomainError('review.bad_transition');
      const cells = coveredCells(this.personalData, id);
      const { dateOfBirth: born } = cells.decryptDetails(row.details);
      const given = answersOf(request, { born, today: law.today });
      await this.log(tx, caller, row, 'answered', given);
      const answers = cells.encryptAnswers(given);
      await tx.query(
        `update covered_person set answers = $2, state = 'waiting', answered_at = kernel.now(), answered_by = $3 where id = $1`,
        [id, answers, caller.userId],
      );
      await this.note(tx, caller, id, state, 'waiting');
    });
  }

  /** @throws covered.documents_full */
  async addDocument(caller: Identity, campaignId: string, id: string, upload: Upload): Promise<void> {
    const content = await this.documents.content(upload);
    await this.inCampaign(caller, campaignId, async (tx) => {
      await this.persons.inCampaign(tx, campaignId, id);
      await this.documents.add(tx, caller.userId, id, upload.name, content);
    });
  }

  private inCampaign<T>(
    caller: Identity,
    campaignId: string,
    work: (tx: Tx, law: CoveredLaw, status: CampaignStatus) => Promise<T>,
  ): Promise<T> {
    return this.database.inTx(async (tx) => {
      const { status } = await this.campaigns.lockForEditor(tx, campaignId, caller);
      if (!CHANGING.includes(status)) throw new DomainError('campaign.not_editable');
      const law = await coveredLaw(tx);
      if (law === null) throw new DomainError('covered.not_asked');
      return work(tx, law, status);
    });
  }

  /** What was answered with "yes" before and is now: no answer goes without a trace. */
  private async log(
    tx: Tx,
    caller: Identity,
    { id, role, answers }: CoveredRow,
    act: 'answered' | 'removed',
    given: readonly StoredAnswer[],
  ): Promise<void> {
    await this.audit.record(tx, {
      actor: caller.email,
      actorId: caller.userId,
      action: act === 'answered' ? 'covered_person.answered' : 'covered_person.removed',
      subjectType: 'covered_person',
      subjectId: id,
      before: { role, happened: happenedIn(coveredCells(this.personalData, id).decryptAnswers(answers)) },
      after: { role, happened: happenedIn(given) },
    });
  }

  private async note(tx: Tx, caller: Identity, id: string, from: CoveredState | null, to: CoveredState): Promise<void> {
    const actor = { name: caller.email, id: caller.userId };
    await this.history.add(tx, { subjectType: 'covered_person', subjectId: id, from, to, actor });
  }
}
