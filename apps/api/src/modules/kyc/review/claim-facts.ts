import { Injectable } from '@nestjs/common';
import type { StatedFigures } from '@cairn/contracts/admin/review.replies';
import type { AccreditationConflict } from '@cairn/contracts/kyc/accreditation-methods';
import { parseCalendarDate } from '@cairn/finance';
import type { EntityManager } from 'typeorm';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { AccreditationEvidence } from '../accreditation/accreditation-evidence.service.js';
import { AccreditationEntity } from '../accreditation/accreditation.entity.js';
import { evidenceAges } from '../accreditation/evidence-age.js';
import { claimOf, groundsMet } from '../accreditation/stated-claim.js';
import { conflictsOf } from './accreditation-conflicts.js';

type StatedRow = Omit<StatedFigures, 'yearlyIncome' | 'netWorth' | 'householdIncome'> & {
  yearlyIncome: string;
  netWorth: string;
  householdIncome: string | null;
};

const STATED = `select id as "identityId", state, account_type as "accountType", yearly_income as "yearlyIncome",
    net_worth as "netWorth", household_income as "householdIncome",
    spouse_first_name || ' ' || spouse_last_name as "spouse", legal_first_name || ' ' || legal_last_name as "legalName"
  from investor_profile where user_id = $1`;

/** What is known of a claim to be accredited, and where that is against it. */
@Injectable()
export class ClaimFacts {
  constructor(private readonly evidence: AccreditationEvidence) {}

  async conflicts(reader: EntityManager, record: AccreditationEntity): Promise<AccreditationConflict[]> {
    const ages = await evidenceAges(reader);
    const on = parseCalendarDate(ages.today);
    const evidence = await this.evidence.of(reader, record.id);
    return conflictsOf({
      ...record,
      on,
      met: record.stated === null ? null : groundsMet(claimOf(record.stated), on),
      stated: await this.statedBy(reader, record.userId),
      evidence: evidence.filter(({ file }) => file === 'ready').map(({ kind }) => kind),
      confirmedSince: ages.since('letter'),
    });
  }

  async record(reader: EntityManager, id: string): Promise<AccreditationEntity> {
    const record = await reader.findOneBy(AccreditationEntity, { id });
    if (record === null) throw notFound();
    return record;
  }

  async statedBy(reader: EntityManager, userId: string): Promise<StatedFigures | null> {
    const [row] = await reader.query<StatedRow[]>(STATED, [userId]);
    return row === undefined
      ? null
      : {
          ...row,
          yearlyIncome: BigInt(row.yearlyIncome),
          netWorth: BigInt(row.netWorth),
          householdIncome: row.householdIncome === null ? null : BigInt(row.householdIncome),
        };
  }
}
