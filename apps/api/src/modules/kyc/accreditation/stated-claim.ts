import { ACCREDITATION_STATED, type AccreditationGround } from '@cairn/contracts/kyc/accreditation-methods';
import type { AccreditationStated } from '@cairn/contracts/kyc/accreditation-stated';
import type { AccreditationClaimed } from '@cairn/contracts/kyc/accreditation-claimed';
import {
  accreditationGrounds,
  accreditationNetWorth,
  type AccreditationGround as GroundMet,
  type AccreditationNetWorthInput,
  type CalendarDate,
  type TwoYears,
} from '@cairn/finance';

/** Rule 501(a) counts in US dollars. */
export const CLAIM_CURRENCY = 'USD';

type Field = (typeof ACCREDITATION_STATED)[number];
/** As it is in the table: amounts are whole numbers of cents. */
export type StoredClaim = Partial<Record<Field, number | string | boolean>>;

const isSaid = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

/** What was said of a claim, for its column. */
export const storedClaim = (stated: AccreditationStated): StoredClaim =>
  Object.fromEntries(
    ACCREDITATION_STATED.filter((field) => isSaid(stated[field])).map((field) => {
      const value = stated[field] as string | boolean | bigint; // said, as the filter asks
      return [field, typeof value === 'bigint' ? Number(value) : value];
    }),
  );

/** The same as it was stated. */
export const claimOf = (stored: StoredClaim): AccreditationStated =>
  Object.fromEntries(
    Object.entries(stored).map(([field, value]) => [field, typeof value === 'number' ? BigInt(value) : value]),
  );

const netWorthInput = (stated: AccreditationStated): AccreditationNetWorthInput | null => {
  const { assets, residence, mortgage, recentDebt, otherDebts } = stated;
  return isSaid(assets) && isSaid(residence) && isSaid(mortgage) && isSaid(recentDebt) && isSaid(otherDebts)
    ? { assets, residence, mortgage, recentDebt, otherDebts }
    : null;
};

/** Whether more was borrowed of late than there is debt on the residence, which is no sum. */
export const isMoreRecent = ({ mortgage, recentDebt }: AccreditationStated): boolean =>
  (recentDebt ?? 0n) > (mortgage ?? 0n);

const netWorthOf = (stated: AccreditationStated): bigint | null => {
  const input = netWorthInput(stated);
  return input === null || isMoreRecent(stated) ? null : accreditationNetWorth(input);
};

/** For a reply. */
export const presentClaim = (stored: StoredClaim | null): AccreditationClaimed | null => {
  if (stored === null) return null;
  const stated = claimOf(stored);
  const all = Object.fromEntries(ACCREDITATION_STATED.map((field) => [field, stated[field] ?? null]));
  return { ...all, currency: CLAIM_CURRENCY, netWorth: netWorthOf(stated) };
};

const years = (earlier: bigint | null | undefined, later: bigint | null | undefined): TwoYears | undefined =>
  isSaid(earlier) && isSaid(later) ? [earlier, later] : undefined;

/** By what a claim calls the tests of the rule. */
const GROUND_OF: Readonly<Record<GroundMet, AccreditationGround>> = {
  income: 'income',
  'joint-income': 'joint_income',
  'net-worth': 'net_worth',
  professional: 'professional',
  'entity-assets': 'entity_assets',
  'entity-investments': 'entity_investments',
  'all-owners-accredited': 'entity_owners',
};

/** C-07: the grounds that stated figures meet on a day. */
export function groundsMet(stated: AccreditationStated, on: CalendarDate): AccreditationGround[] {
  const own = years(stated.incomeEarlier, stated.incomeLater);
  const joint = years(stated.jointIncomeEarlier, stated.jointIncomeLater);
  const netWorth = netWorthOf(stated);
  const met = [
    ...accreditationGrounds(
      {
        kind: 'person',
        expectsSameIncome: stated.expectsSameIncome ?? false,
        professional: isSaid(stated.licence) && isSaid(stated.licenceNumber),
        ...(own && { income: own }),
        ...(joint && { jointIncome: joint }),
        ...(netWorth !== null && { netWorth }),
      },
      on,
    ),
    ...accreditationGrounds(
      {
        kind: 'entity',
        allOwnersAccredited: stated.ownersAccredited ?? false,
        ...(isSaid(stated.entityAssets) && { assets: stated.entityAssets }),
        ...(isSaid(stated.entityInvestments) && { investments: stated.entityInvestments }),
      },
      on,
    ),
  ];
  return met.map((ground) => GROUND_OF[ground]);
}
