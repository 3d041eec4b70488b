import type { InvestorDetails } from '@cairn/contracts/kyc/investor-details.request';
import type { InvestorProfileEntity } from './investor-profile.entity.js';

type Details = Pick<InvestorProfileEntity, keyof InvestorDetails>;

/** The details of a record or of a request, with what the table has where nothing is said. */
export const detailsOf = (from: InvestorDetails): Details => ({
  accountType: from.accountType ?? 'individual',
  domicile: from.domicile ?? null,
  middleInitial: from.middleInitial ?? null,
  secondEmail: from.secondEmail ?? null,
  alternativePhone: from.alternativePhone ?? null,
  occupation: from.occupation ?? null,
  brokerDealerAssociation: from.brokerDealerAssociation ?? null,
  employmentStatus: from.employmentStatus ?? null,
  employerName: from.employerName ?? null,
  employerDetails: from.employerDetails ?? null,
  averageIncome: from.averageIncome ?? null,
  householdIncome: from.householdIncome ?? null,
  averageHouseholdIncome: from.averageHouseholdIncome ?? null,
  householdNetWorth: from.householdNetWorth ?? null,
  tags: from.tags ?? [],
  notes: from.notes ?? null,
  investTo: from.investTo ?? 'self',
  spouseFirstName: from.spouseFirstName ?? null,
  spouseLastName: from.spouseLastName ?? null,
});
