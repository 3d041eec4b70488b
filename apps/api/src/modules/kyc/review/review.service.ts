import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AccreditationReview, IdentityDetail, IdentityReview } from '@cairn/contracts/admin/review.replies';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { byId, byInstant, byText, ordersOf, type Orders } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CheckReads } from '../checks/check-reads.js';
import { PeopleToConfirm } from '../checks/person-to-confirm.js';
import { identityCells } from '../identity/identity-cells.js';
import { RECORD_TABLE, type Subject } from '../moves/record-moves.js';
import { IdentityReveal } from './identity-reveal.js';
import { joinAccounts, lockSameNumber, SAME_NUMBER } from './joined-accounts.js';
import { decidedByProvider, paperOnFile, papersOf, paperState, requirePaper, type PaperRow } from './paper-on-file.js';
import { ReviewDecisions, type Decision } from './review-decisions.js';
import { reviewedVersion } from './reviewed-version.js';
import { Screening } from '../screening/screening.js';

const ACCOUNT_NAME = `u.first_name || ' ' || u.last_name`;
const ACCOUNT = ['u.email', ACCOUNT_NAME] as const;

const REVIEW_COLUMNS = `r.id, r.user_id as "userId", ${ACCOUNT_NAME} as name, u.email, r.state,
  r.submitted_at as "submittedAt", r.decided_at as "decidedAt", r.decline_reason as "declineReason"`;
const IDENTITY_COLUMNS = `${REVIEW_COLUMNS}, r.legal_first_name as "legalFirstName",
  r.legal_last_name as "legalLastName", r.date_of_birth as "encryptedBirthDate", r.ssn_last4 as "ssnLast4",
  concat_ws(', ', r.city, r.region) as place, r.country,
  (select count(*)::int from investor_profile d where ${SAME_NUMBER}) as duplicates,
  ${papersOf('r.user_id')} as papers, ${decidedByProvider('r.user_id')} as "byProvider"`;
const ACCREDITATION_COLUMNS = `${REVIEW_COLUMNS}, r.grounds, r.verification_type as "verificationType", r.detail,
  (select k.signed_at from accreditation_contract k where k.accreditation_id = r.id) as "signedAt"`;

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

interface Versioned {
  version: string;
}

type IdentityRow = Omit<IdentityReview, 'birthYear' | 'paper'> & {
  encryptedBirthDate: Buffer;
  papers: PaperRow[];
  byProvider: boolean;
};

/** The console's queues of identity and accreditation. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly decisions: ReviewDecisions,
    private readonly checks: CheckReads,
    private readonly screening: Screening,
    private readonly secrets: IdentityReveal,
    private readonly people: PeopleToConfirm,
  ) {}

  async identities(query: AdminListQuery): Promise<AdminPage<IdentityReview>> {
    const page = await this.list<IdentityRow>('identity', IDENTITY_COLUMNS, query);
    return { ...page, items: page.items.map((row) => this.presentIdentity(row)) };
  }

  async identity(id: string): Promise<IdentityDetail> {
    const { version, ...row } = await this.one<IdentityRow>('identity', IDENTITY_COLUMNS, id);
    const [checks, secrets, paper] = await Promise.all([
      this.checks.of(row.userId),
      this.secrets.of(id),
      paperOnFile(this.database.manager, this.people, row.userId),
    ]);
    return { ...this.presentIdentity(row), ...checks, secrets, paper, version };
  }

  accreditations(query: AdminListQuery): Promise<AdminPage<AccreditationReview>> {
    return this.list<AccreditationReview>('accreditation', ACCREDITATION_COLUMNS, query);
  }

  /** An application as its list shows it, with its version. */
  accreditation(id: string): Promise<AccreditationReview & Versioned> {
    return this.one<AccreditationReview>('accreditation', ACCREDITATION_COLUMNS, id);
  }

  /**
   * Moves a record to approved or declined.
   * @throws review.bad_transition; review.overtaken for a record that was changed since it was read;
   *   screening.undecided, screening.confirmed; review.no_document, review.side_missing where nobody has seen who it is; review.same_number where another person handed in the number and no reason
   *   is given
   */
  async decide(admin: Identity, subject: Subject, id: string, decision: Decision): Promise<void> {
    const isConfirmed = subject === 'identity' && decision.to === 'approved';
    if (isConfirmed) await this.screening.refreshRecord(id);
    await this.database.inTx(async (tx) => {
      if (isConfirmed) await lockSameNumber(tx, id);
      const record = await this.decisions.lock(tx, admin, { subject, id }, decision);
      if (isConfirmed) {
        await this.screening.requireClear(tx, record.userId);
        await requirePaper(tx, this.people, record.userId);
        if (decision.reason === null) await requireOwnNumber(tx, id);
      }
      await this.decisions.conclude(tx, admin, record, decision);
      if (isConfirmed) await joinAccounts(tx, record);
    });
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

  private presentIdentity({ encryptedBirthDate, papers, byProvider, ...row }: IdentityRow): IdentityReview {
    return {
      ...row,
      paper: paperState(papers, byProvider),
      birthYear: identityCells(this.personalData, row.id).decryptBirthYear(encryptedBirthDate),
    };
  }
}

/** One person with two accounts would have two limits: whoever approves both says why. */
async function requireOwnNumber(tx: Tx, id: string): Promise<void> {
  const same = await tx.query<unknown[]>(
    `select 1 from investor_profile r join investor_profile d on ${SAME_NUMBER} where r.id = $1 limit 1`,
    [id],
  );
  if (same.length > 0) throw new DomainError('review.same_number');
}
