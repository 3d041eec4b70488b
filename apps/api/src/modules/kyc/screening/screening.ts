import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { identityCells } from '../identity/identity-cells.js';
import { hitsOf } from './candidates.js';
import { CaseStore } from './case-store.js';
import { screened } from './match-score.js';
import { ScreenedCompanies } from './screened-companies.js';

/** SQL: whether the record `p` was compared with what is in force, as it is now; from `p` and its mark `s`. */
export const IS_CURRENT = `(s.user_id is not null and s.submitted_at = p.submitted_at and s.basis = screening_basis())`;

const SUBJECT = `select p.id, p.legal_first_name || ' ' || p.legal_last_name as name, p.date_of_birth as born, p.country,
    ${IS_CURRENT} as "isCurrent",
    (select (value #>> '{}')::int from site_setting where name = 'screeningThreshold') as threshold
  from investor_profile p left join screening_person s on s.user_id = p.user_id where p.user_id = $1`;

interface Subject {
  id: string;
  name: string;
  born: Buffer;
  country: string;
  isCurrent: boolean;
  threshold: number;
}

/** Compares identity records with the lists in force, and says what an undecided or confirmed match stops. */
@Injectable()
export class Screening {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly cases: CaseStore,
    private readonly companies: ScreenedCompanies,
  ) {}

  /** Compares a person, unless that has been done since the record, the lists or the threshold became others. */
  async refresh(userId: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      await lockPerson(tx, userId);
      await this.screen(tx, userId);
    });
  }

  /** The same by the id of the identity record. */
  async refreshRecord(identityId: string): Promise<void> {
    const [record] = await this.database.query<{ userId: string }>(
      'select user_id as "userId" from investor_profile where id = $1',
      [identityId],
    );
    if (record !== undefined) await this.refresh(record.userId);
  }

  /** The same in the transaction that changes the record, with the companies that stand for the person. */
  async screen(tx: Tx, userId: string): Promise<void> {
    await this.screenPerson(tx, userId);
    await this.companies.screen(tx, userId);
  }

  private async screenPerson(tx: Tx, userId: string): Promise<void> {
    const [subject] = await tx.query<Subject[]>(SUBJECT, [userId]);
    if (subject === undefined || subject.isCurrent) return;
    const person = screened({
      name: subject.name,
      dateOfBirth: identityCells(this.personalData, subject.id).decryptBirthDate(subject.born),
      country: subject.country,
    });
    for (const hit of await hitsOf(tx, person, subject.threshold)) await this.cases.keep(tx, userId, hit);
    await tx.query(
      `insert into screening_person (user_id, basis, submitted_at, screened_at)
       select p.user_id, screening_basis(), p.submitted_at, kernel.now() from investor_profile p where p.user_id = $1
       on conflict (user_id) do update set basis = excluded.basis, submitted_at = excluded.submitted_at,
         screened_at = excluded.screened_at`,
      [userId],
    );
  }

  /**
   * What stops an approval: a case that nobody has decided, or sanctions.
   * @throws screening.confirmed, screening.undecided with the entry that a case is about
   */
  async requireClear(tx: Tx, userId: string): Promise<void> {
    const [found] = await tx.query<{ state: 'open' | 'confirmed'; name: string }[]>(
      `select state, entry ->> 'name' as name from screening_case
       where user_id = $1 and (state = 'open' or (state = 'confirmed' and list_kind = 'sanctions'))
       order by state, score desc limit 1`,
      [userId],
    );
    if (found === undefined) return;
    throw new DomainError(found.state === 'open' ? 'screening.undecided' : 'screening.confirmed', { name: found.name });
  }

  /** Whether a provider's word alone may confirm the identity. */
  async isClear(tx: Tx, userId: string): Promise<boolean> {
    await this.screen(tx, userId);
    const found = await tx.query<unknown[]>(
      `select 1 from screening_case where user_id = $1 and state in ('open', 'confirmed') limit 1`,
      [userId],
    );
    return found.length === 0;
  }
}
