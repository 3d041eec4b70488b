import { Injectable } from '@nestjs/common';
import type { AccreditationConflict } from '@cairn/contracts/kyc/accreditation-methods';
import { parseCalendarDate } from '@cairn/finance';
import type { EntityManager } from 'typeorm';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { RatesOfTheDay } from '../../rates/index.js';
import { AccreditationEvidence } from '../accreditation/accreditation-evidence.service.js';
import { AccreditationEntity } from '../accreditation/accreditation.entity.js';
import { evidenceAges } from '../accreditation/evidence-age.js';
import { claimOf, groundsMet } from '../accreditation/stated-claim.js';
import { conflictsOf } from './accreditation-conflicts.js';
import type { StatedFigures } from './stated-figures.js';

type StatedRow = Omit<StatedFigures, 'yearlyIncome' | 'netWorth' | 'householdIncome'> & {
  yearlyIncome: string;
  netWorth: string;
  householdIncome: string | null;
};

const STATED = `select p.id as "identityId", p.state, p.account_type as "accountType", f.yearly_income as "yearlyIncome",
    f.figures_currency as "figuresCurrency", f.net_worth as "netWorth", f.household_income as "householdIncome",
    p.spouse_first_name || ' ' || p.spouse_last_name as "spouse", p.legal_first_name || ' ' || p.legal_last_name as "legalName"
  from investor_profile p cross join figures_of(p.user_id) f where p.user_id = $1`;

const DOLLARS = 'USD';

/** What is known of a claim to be accredited, and where that is against it. */
@Injectable()
export class ClaimFacts {
  constructor(
    private readonly evidence: AccreditationEvidence,
    private readonly rates: RatesOfTheDay,
  ) {}

  async conflicts(reader: EntityManager, record: AccreditationEntity): Promise<AccreditationConflict[]> {
    const ages = await evidenceAges(reader);
    const on = parseCalendarDate(ages.today);
    const evidence = await this.evidence.of(reader, record.id);
    const stated = await this.statedBy(reader, record.userId);
    return conflictsOf({
      ...record,
      on,
      met: record.stated === null ? null : groundsMet(claimOf(record.stated), on),
      stated: stated && (await this.inDollars(reader, stated)),
      evidence: evidence.filter(({ file }) => file === 'ready').map(({ kind }) => kind),
      confirmedSince: ages.since('letter'),
    });
  }

  /** Rule 501(a) counts in US dollars; what no rate measures meets none of its figures. */
  private async inDollars(reader: EntityManager, stated: StatedFigures): Promise<StatedFigures> {
    const { figuresCurrency: from, yearlyIncome, netWorth, householdIncome } = stated;
    const dollars = (minor: bigint) => this.rates.amountIn(minor, from, DOLLARS, reader);
    return {
      ...stated,
      figuresCurrency: DOLLARS,
      yearlyIncome: (await dollars(yearlyIncome)) ?? 0n,
      netWorth: (await dollars(netWorth)) ?? 0n,
      householdIncome: householdIncome === null ? null : ((await dollars(householdIncome)) ?? 0n),
    };
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
