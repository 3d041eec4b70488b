import { Injectable } from '@nestjs/common';
import type { AdminPage, CoveredSecret } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { CoveredCase, CoveredCaseRow, RevealedCovered } from '@cairn/contracts/campaigns/covered/covered.replies';
import { Reveals } from '../../../kernel/audit/reveals.js';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { byId, byInstant, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { History } from '../../../kernel/history/history.js';
import type { Identity } from '../../../kernel/http/request.js';
import { isClosingHeld } from './closing-holds.js';
import { coveredCells, maskedName } from './covered-cells.js';
import { CoveredDocuments } from './covered-documents.js';
import { COVERED_DAYS, coveredLaw, questionsOf } from './covered-law.js';
import { judged } from './covered-presenter.js';
import { ListedMatches } from './listed-matches.js';
import { CoveredRepository, IS_DUE } from './covered.repository.js';

type Row = Omit<CoveredCaseRow, 'name'> & { details: Buffer };

const ROW = `p.id, p.campaign_id as "campaignId", c.name as campaign, p.role, p.kind, p.details, p.state, ${IS_DUE} as "isDue",
  ${isClosingHeld('c')} as "closingWaits",
  p.answered_at as "answeredAt", p.decided_at as "decidedAt"`;
const FROM = 'covered_person p join campaign c on c.id = p.campaign_id';

/** SQL: the version of a case: whatever it is decided on. */
export const COVERED_VERSION = `encode(sha256(convert_to(to_jsonb(p)::text || (
  select coalesce(string_agg(d.id::text, ' ' order by d.id), '') from covered_person_document d where d.person_id = p.id), 'UTF8')), 'hex')`;

const DETAIL = `select ${COVERED_VERSION} as version, p.answered_at < covered_since() as "answersOld", ${COVERED_DAYS} as days,
    (select u.email from app_user u where u.id = p.decided_by) as "decidedBy"
  from covered_person p where p.id = $1`;

interface Detail {
  version: string;
  answersOld: boolean | null;
  days: number;
  decidedBy: string | null;
}

/** The covered persons, as compliance reads them: names and dates of birth masked. */
@Injectable()
export class CoveredCaseReads {
  constructor(
    private readonly database: Database,
    private readonly persons: CoveredRepository,
    private readonly documents: CoveredDocuments,
    private readonly personalData: PersonalData,
    private readonly history: History,
    private readonly reveals: Reveals,
    private readonly matches: ListedMatches,
  ) {}

  /** `state` is one of the states of a person. Names are encrypted: a search is one of campaigns. */
  async list(query: AdminListQuery): Promise<AdminPage<CoveredCaseRow>> {
    const [where, parameters]: [string[], unknown[]] = [[], []];
    if (query.state) where.push(`p.state = $${parameters.push(query.state)}`);
    if (query.q) where.push(`c.name ilike $${parameters.push(containing(query.q))}`);
    const page = await adminPage<Row>(this.database, query, {
      select: ROW,
      from: FROM,
      where,
      parameters,
      orders: ordersOf('covered-persons', { answeredAt: byInstant(`coalesce(p.answered_at, 'infinity')`) }),
      key: byId('p.id'),
    });
    return { ...page, items: page.items.map((row) => this.shown(row)) };
  }

  async one(id: string): Promise<CoveredCase> {
    const { manager } = this.database;
    // The version is read first: a decision is refused where something changed after it was read.
    const [detail] = await manager.query<Detail[]>(DETAIL, [id]);
    if (detail === undefined) throw notFound();
    const [stored, law, documents, [row]] = await Promise.all([
      this.persons.byId(id),
      coveredLaw(manager),
      this.documents.of([id], true),
      manager.query<Row[]>(`select ${ROW} from ${FROM} where p.id = $1`, [id]),
    ]);
    if (row === undefined) throw notFound();
    const cells = coveredCells(this.personalData, id);
    const details = cells.decryptDetails(stored.details);
    return {
      ...this.shown(row),
      country: details.country,
      hasBirthDate: details.dateOfBirth !== null,
      source: law?.citations['bad_actor_voting_percent'] ?? null,
      since: law?.since ?? null,
      days: detail.days,
      answersOld: detail.answersOld === true,
      questions: law === null ? [] : questionsOf(law),
      answers: judged(cells.decryptAnswers(stored.answers), stored.role, law),
      documents: documents.get(id) ?? [],
      matches: await this.matches.of(details, stored.kind),
      reason: stored.reason,
      exception: stored.exception,
      disclosure: stored.disclosure,
      decidedBy: detail.decidedBy,
      history: await this.history.of('covered_person', id),
      version: detail.version,
    };
  }

  /** SEC-50. @throws request.not_found, also where the record has no such value */
  reveal(admin: Identity, id: string, field: CoveredSecret, reason: string): Promise<RevealedCovered> {
    return this.database.inTx(async (tx) => {
      const { details } = await this.persons.byId(id, tx);
      const value = coveredCells(this.personalData, id).decryptDetails(details)[field];
      if (value === null) throw notFound();
      await this.reveals.record(tx, admin, {
        action: 'covered_person.personal_data_shown',
        subjectType: 'covered_person',
        subjectId: id,
        shown: [field],
        reason,
      });
      return { field, value };
    });
  }

  private shown({ details, ...row }: Row): CoveredCaseRow {
    return { ...row, name: maskedName(coveredCells(this.personalData, row.id).decryptDetails(details).name) };
  }
}
