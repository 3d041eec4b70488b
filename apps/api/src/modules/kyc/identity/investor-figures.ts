import { Injectable } from '@nestjs/common';
import { INVESTOR_FIGURES, type ChangeInvestorProfileRequest } from '@cairn/contracts/kyc/investor-profile.request';
import { INVESTOR_DETAILS } from '@cairn/contracts/kyc/investor-details.request';
import type { InvestorFiguresStated } from '@cairn/contracts/kyc/investor-figures.replies';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { History } from '../../../kernel/history/history.js';
import type { Identity } from '../../../kernel/http/request.js';
import { InvestorProfileEntity } from './investor-profile.entity.js';

type StatedRow = {
  [Name in keyof InvestorFiguresStated]: InvestorFiguresStated[Name] extends bigint | null
    ? string | null
    : InvestorFiguresStated[Name];
};

const STATED = `select currency, yearly_income as "yearlyIncome", average_income as "averageIncome", net_worth as "netWorth",
  household_income as "householdIncome", average_household_income as "averageHouseholdIncome",
  household_net_worth as "householdNetWorth", invested_elsewhere as "investedElsewhere",
  spouse_income_included as "spouseIncomeIncluded", stated_at as "statedAt"
  from investor_figure where user_id = $1 order by stated_at desc, id limit 100`;

const NO_AMOUNTS = { currency: true, spouseIncomeIncluded: true, statedAt: true };

const mapAmounts = (amounts: Readonly<Record<string, string | null>>): Record<string, bigint | null> =>
  Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, value === null ? null : BigInt(value)]));

/** What nobody reviews. */
const UNREVIEWED: readonly string[] = [...INVESTOR_FIGURES, ...INVESTOR_DETAILS, 'jobTitle', 'jobIndustry'];

/** Those that are never empty in the table. */
const FILLED: readonly string[] = [...INVESTOR_FIGURES, 'accountType', 'tags', 'investTo'];

/** Income, net worth and what was invested elsewhere: stated by the investor, and valid for a limited time. */
@Injectable()
export class InvestorFigures {
  constructor(
    private readonly history: History,
    private readonly database: Database,
  ) {}

  /** What a person has stated, newest first: the record keeps each change by itself. */
  async statedBy(userId: string): Promise<InvestorFiguresStated[]> {
    const rows = await this.database.query<StatedRow>(STATED, [userId]);
    return rows.map(({ currency, spouseIncomeIncluded, statedAt, ...amounts }) => ({
      ...(mapAmounts(amounts) as Omit<InvestorFiguresStated, keyof typeof NO_AMOUNTS>), // the same names
      currency,
      spouseIncomeIncluded,
      statedAt,
    }));
  }

  /**
   * Changes the figures and details of an approved record, and nothing that was reviewed.
   * @param profile locked, and its person: an investment is held to the limit under that lock
   * @throws kyc.not_editable
   */
  async change(
    tx: Tx,
    caller: Identity,
    profile: InvestorProfileEntity,
    { version: _read, ...request }: ChangeInvestorProfileRequest,
  ): Promise<InvestorProfileEntity> {
    const sent = Object.entries(request).filter(
      ([field, value]) =>
        value !== undefined && (value !== null || (UNREVIEWED.includes(field) && !FILLED.includes(field))),
    );
    if (sent.some(([field]) => !UNREVIEWED.includes(field))) throw new DomainError('kyc.not_editable');
    const changed = tx.merge(InvestorProfileEntity, profile, Object.fromEntries(sent));
    await tx.save(changed);
    await this.history.add(tx, {
      subjectType: 'identity',
      subjectId: profile.id,
      from: profile.state,
      to: profile.state,
      actor: { name: caller.email, id: caller.userId },
    });
    return changed;
  }
}
