import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { hitsOf } from './candidates.js';
import { CaseStore } from './case-store.js';
import { screened } from './match-score.js';

/** A company that is compared with the lists, and for whom it stands. */
export interface ScreenedCompany {
  source: 'investing_account' | 'campaign';
  sourceId: string;
  userId: string;
  name: string;
  /** ISO 3166, two capital letters; null where it is not known. */
  country: string | null;
}

interface Due extends Pick<ScreenedCompany, 'name' | 'country'> {
  threshold: number;
}

const DUE = `select distinct c.name, c.country,
    (select (value #>> '{}')::int from site_setting where name = 'screeningThreshold') as threshold
  from screened_company c where c.user_id = $1 and c.basis is distinct from screening_basis()`;

/** Companies in whose name somebody invests, or raises money, compared with the lists in force. */
@Injectable()
export class ScreenedCompanies {
  constructor(private readonly cases: CaseStore) {}

  /** Notes a company, or its new name: it is compared with the person for whom it stands, by the next sweep at the latest. */
  async note(tx: Tx, { source, sourceId, userId, name, country }: ScreenedCompany): Promise<void> {
    await tx.query(
      `insert into screened_company (source, source_id, user_id, name, country) values ($1, $2, $3, $4, $5)
       on conflict (source, source_id) do update set name = excluded.name, country = excluded.country,
         basis = case when (screened_company.name, screened_company.country) is distinct from (excluded.name, excluded.country)
           then null else screened_company.basis end`,
      [source, sourceId, userId, name, country],
    );
  }

  /** The person's lock is held. */
  async screen(tx: Tx, userId: string): Promise<void> {
    const due = await tx.query<Due[]>(DUE, [userId]);
    if (due.length === 0) return;
    for (const { threshold, ...company } of due) {
      const subject = screened({ ...company, isCompany: true, dateOfBirth: null });
      for (const hit of await hitsOf(tx, subject, threshold)) await this.cases.keep(tx, userId, hit, company.name);
    }
    await tx.query('update screened_company set basis = screening_basis() where user_id = $1', [userId]);
  }
}
