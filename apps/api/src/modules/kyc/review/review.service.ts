import { Injectable } from '@nestjs/common';
import type { AdminPage, ReviewState } from '@cairn/contracts';
import type {
  AccreditationDetail,
  AccreditationReview,
  IdentityDetail,
  IdentityReview,
  StatedFigures,
} from '@cairn/contracts/admin/review.replies';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { requireAnotherPerson } from '../../../kernel/auth/another-person.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { byId, byInstant, byText, ordersOf, type Orders } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { conflictsOf } from './accreditation-conflicts.js';
import { CheckReads } from '../checks/check-reads.js';
import { identityCells } from '../identity/identity-cells.js';
import { RECORD_TABLE, RecordMoves, type Subject } from '../moves/record-moves.js';
import { reviewedVersion } from './reviewed-version.js';
import { Screening } from '../screening/screening.js';
import { SignedContracts } from '../accreditation/signed-contracts.js';

const ACCOUNT_NAME = `u.first_name || ' ' || u.last_name`;
const ACCOUNT = ['u.email', ACCOUNT_NAME] as const;

const REVIEW_COLUMNS = `r.id, r.user_id as "userId", ${ACCOUNT_NAME} as name, u.email, r.state,
  r.submitted_at as "submittedAt", r.decided_at as "decidedAt", r.decline_reason as "declineReason"`;
const IDENTITY_COLUMNS = `${REVIEW_COLUMNS}, r.legal_first_name as "legalFirstName",
  r.legal_last_name as "legalLastName", r.date_of_birth as "encryptedBirthDate", r.ssn_last4 as "ssnLast4",
  concat_ws(', ', r.address, r.address2, r.city, r.region, r.postal_code) as address, r.country,
  r.yearly_income as "yearlyIncome", r.net_worth as "netWorth",
  (select count(*)::int from investor_profile d where d.ssn_index = r.ssn_index and d.id <> r.id) as duplicates`;
const ACCREDITATION_COLUMNS = `${REVIEW_COLUMNS}, r.grounds, r.verification_type as "verificationType", r.detail,
  (select k.signed_at from accreditation_contract k where k.accreditation_id = r.id) as "signedAt"`;
/** An accreditation holds for five years at most (Rule 506(c)(2)(ii)(E)); evidence ages faster, which its reviewer judges. */

/** Columns that the search of a queue covers. */
const SEARCHED: Readonly<Record<Subject, readonly string[]>> = {
  identity: [...ACCOUNT, `r.legal_first_name || ' ' || r.legal_last_name`],
  accreditation: ACCOUNT,
};

const ORDERS: Readonly<Record<Subject, Orders>> = {
  identity: ordersOf('identities', {
    submittedAt: byInstant('r.submitted_at'),
    legalLastName: byText('r.legal_last_name'),
  }),
  accreditation: ordersOf('accreditations', { submittedAt: byInstant('r.submitted_at') }),
};

interface Decision {
  to: 'approved' | 'declined';
  /** Of the record as it was read. */
  version: string;
  reason: string | null;
}

interface Versioned {
  version: string;
}

type IdentityRow = Omit<IdentityReview, 'dateOfBirth' | 'yearlyIncome' | 'netWorth'> & {
  encryptedBirthDate: Buffer;
  yearlyIncome: string;
  netWorth: string;
};

/** The console's queues of identity and accreditation. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly moves: RecordMoves,
    private readonly audit: AuditLog,
    private readonly contracts: SignedContracts,
    private readonly checks: CheckReads,
    private readonly screening: Screening,
  ) {}

  async identities(query: AdminListQuery): Promise<AdminPage<IdentityReview>> {
    const page = await this.list<IdentityRow>('identity', IDENTITY_COLUMNS, query);
    return { ...page, items: page.items.map((row) => this.presentIdentity(row)) };
  }

  async identity(id: string): Promise<IdentityDetail> {
    const { version, ...row } = await this.one<IdentityRow>('identity', IDENTITY_COLUMNS, id);
    return { ...this.presentIdentity(row), ...(await this.checks.of(row.userId)), version };
  }

  accreditations(query: AdminListQuery): Promise<AdminPage<AccreditationReview>> {
    return this.list<AccreditationReview>('accreditation', ACCREDITATION_COLUMNS, query);
  }

  async accreditation(id: string): Promise<AccreditationDetail> {
    // The version is read first, so that a decision is refused if something is signed after it was read.
    const row = await this.one<AccreditationReview>('accreditation', ACCREDITATION_COLUMNS, id);
    const [papers, stated] = await Promise.all([
      this.contracts.papersOf(id),
      this.statedBy(this.database.manager, row.userId),
    ]);
    return {
      ...row,
      ...papers,
      stated,
      conflicts: conflictsOf({ ...row, stated, hasLetter: papers.document !== null }),
    };
  }

  private async statedBy(reader: EntityManager, userId: string): Promise<StatedFigures | null> {
    const [row] = await reader.query<
      (Omit<StatedFigures, 'yearlyIncome' | 'netWorth'> & { yearlyIncome: string; netWorth: string })[]
    >(
      `select id as "identityId", state, yearly_income as "yearlyIncome", net_worth as "netWorth"
       from investor_profile where user_id = $1`,
      [userId],
    );
    return row === undefined
      ? null
      : { ...row, yearlyIncome: BigInt(row.yearlyIncome), netWorth: BigInt(row.netWorth) };
  }

  /** @throws accreditation.reason_required where the claim does not match what is known, and no reason is given */
  private async requireReason(tx: Tx, id: string, userId: string, reason: string | null): Promise<void> {
    if (reason !== null) return;
    const [claim] = await tx.query<
      (Pick<AccreditationReview, 'grounds' | 'verificationType'> & { hasLetter: boolean })[]
    >(
      `select grounds, verification_type as "verificationType", document_file_id is not null as "hasLetter"
       from accreditation where id = $1`,
      [id],
    );
    if (claim === undefined) throw notFound();
    const conflicts = conflictsOf({ ...claim, stated: await this.statedBy(tx, userId) });
    if (conflicts.length > 0) throw new DomainError('accreditation.reason_required');
  }

  /**
   * Moves a record to approved or declined.
   * @throws review.bad_transition; review.overtaken for a record that was changed since it was read;
   *   accreditation.unsigned, accreditation.reason_required; screening.undecided, screening.confirmed
   */
  async decide(admin: Identity, subject: Subject, id: string, { to, version, reason }: Decision): Promise<void> {
    if (subject === 'identity' && to === 'approved') await this.screening.refreshRecord(id);
    await this.database.inTx(async (tx) => {
      const [record] = await tx.query<{ state: ReviewState; user_id: string }[]>(
        `select state, user_id from ${RECORD_TABLE[subject]} where id = $1 for no key update`,
        [id],
      );
      if (record === undefined) throw notFound();
      requireAnotherPerson(admin, record.user_id);
      this.moves.require(record.state, to);
      await this.requireRead(tx, subject, id, version);
      if (subject === 'identity' && to === 'approved') await this.screening.requireClear(tx, record.user_id);
      if (subject === 'accreditation' && to === 'approved') {
        await this.contracts.require(tx, id);
        await this.requireReason(tx, id, record.user_id, reason);
      }
      await this.moves.move(
        tx,
        { subject, id, userId: record.user_id, from: record.state },
        { to, reason, actor: { name: admin.email, id: admin.userId }, topic: `${subject}.${to}` },
      );
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: `${subject}.${to}`,
        subjectType: subject,
        subjectId: id,
        before: { state: record.state },
        after: { state: to },
        reason,
      });
    });
  }

  /** The row is locked. A statement of its own: one that waited for the lock does not see a contract signed meanwhile. */
  private async requireRead(tx: Tx, subject: Subject, id: string, version: string): Promise<void> {
    const [current] = await tx.query<Versioned[]>(
      `select ${reviewedVersion(subject)} as version from ${RECORD_TABLE[subject]} r where r.id = $1`,
      [id],
    );
    if (current?.version !== version) throw new DomainError('review.overtaken');
  }

  private list<Row>(subject: Subject, columns: string, query: AdminListQuery): Promise<AdminPage<Row>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    if (query.state) where.push(`r.state = $${parameters.push(query.state)}`);
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(`(${SEARCHED[subject].map((text) => `${text} ilike ${place}`).join(' or ')})`);
    }
    return adminPage<Row>(this.database, query, {
      select: columns,
      from: `${RECORD_TABLE[subject]} r join app_user u on u.id = r.user_id`,
      where,
      parameters,
      orders: ORDERS[subject],
      key: byId('r.id'),
    });
  }

  private async one<Row>(subject: Subject, columns: string, id: string): Promise<Row & Versioned> {
    const [row] = await this.database.query<Row & Versioned>(
      `select ${columns}, ${reviewedVersion(subject)} as version from ${RECORD_TABLE[subject]} r join app_user u on u.id = r.user_id where r.id = $1`,
      [id],
    );
    if (row === undefined) throw notFound();
    return row;
  }

  private presentIdentity({ encryptedBirthDate, ...row }: IdentityRow): IdentityReview {
    return {
      ...row,
      dateOfBirth: identityCells(this.personalData, row.id).decryptBirthDate(encryptedBirthDate),
      yearlyIncome: BigInt(row.yearlyIncome),
      netWorth: BigInt(row.netWorth),
    };
  }
}
