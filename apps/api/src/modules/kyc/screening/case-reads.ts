import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { ScreeningCase, ScreeningCaseBrief, ScreeningCaseRow } from '@cairn/contracts/screening/screening.replies';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { byId, byInstant, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { History } from '../../../kernel/history/history.js';
import { identityCells } from '../identity/identity-cells.js';

const ACCOUNT_NAME = `u.first_name || ' ' || u.last_name`;
const BRIEF = `c.id, c.company, c.list_kind as "listKind", c.state, c.entry ->> 'name' as "entryName", c.score`;
const ROW = `${BRIEF}, c.user_id as "userId", ${ACCOUNT_NAME} as name, u.email, c.opened_at as "openedAt",
  c.decided_at as "decidedAt"`;
const FROM = 'screening_case c join app_user u on u.id = c.user_id';

/** The version of a case, as SQL: whatever it is decided on, and who it is about. */
export const CASE_VERSION = `encode(sha256(convert_to(to_jsonb(c)::text || coalesce(
  (select p.submitted_at::text from investor_profile p where p.user_id = c.user_id), ''), 'UTF8')), 'hex')`;

const DETAIL = `${ROW}, c.matched_name as "matchedName", c.name_score as "nameScore", c.birth, c.country, c.entry, c.reason,
  (select d.email from app_user d where d.id = c.decided_by) as "decidedBy",
  exists (select from screening_entry e join screening_list l on l.id = e.list_id and l.state = 'in_force'
    where l.kind = c.list_kind and e.entry_id = c.entry_id) as "stillListed",
  ${CASE_VERSION} as version, p.id as "identityId", p.legal_first_name || ' ' || p.legal_last_name as "legalName",
  p.date_of_birth as born, p.country as residence`;

type DetailRow = Omit<ScreeningCase, 'person' | 'history'> & {
  identityId: string | null;
  legalName: string;
  born: Buffer;
  residence: string;
};

/** The cases, as compliance reads them. */
@Injectable()
export class CaseReads {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly history: History,
  ) {}

  list(query: AdminListQuery): Promise<AdminPage<ScreeningCaseRow>> {
    const [where, parameters]: [string[], unknown[]] = [[], []];
    if (query.state) where.push(`c.state = $${parameters.push(query.state)}`);
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(`(u.email ilike ${place} or ${ACCOUNT_NAME} ilike ${place} or c.company ilike ${place}
        or c.entry ->> 'name' ilike ${place})`);
    }
    return adminPage<ScreeningCaseRow>(this.database, query, {
      select: ROW,
      from: FROM,
      where,
      parameters,
      orders: ordersOf('screening-cases', { openedAt: byInstant('c.opened_at') }),
      key: byId('c.id'),
    });
  }

  async one(id: string): Promise<ScreeningCase> {
    const [row] = await this.database.query<DetailRow>(
      `select ${DETAIL} from ${FROM} left join investor_profile p on p.user_id = c.user_id where c.id = $1`,
      [id],
    );
    if (row === undefined) throw notFound();
    const { identityId, legalName, born, residence, ...detail } = row;
    return {
      ...detail,
      person:
        identityId === null || detail.company !== null
          ? null
          : {
              identityId,
              legalName,
              birthYear: identityCells(this.personalData, identityId).decryptBirthYear(born),
              country: residence,
            },
      history: await this.history.of('screening_case', id),
    };
  }

  /** Of a person, those that wait first. */
  ofPerson(userId: string): Promise<ScreeningCaseBrief[]> {
    return this.database.query<ScreeningCaseBrief>(
      `select ${BRIEF} from screening_case c where c.user_id = $1 order by c.state <> 'open', c.score desc, c.id limit 100`,
      [userId],
    );
  }
}
