import type { InvestingAccount } from '@cairn/contracts/investments/steps/investing-account.reply';
import type { InvestingAccountRequest } from '@cairn/contracts/investments/steps/investing-account.request';

/** What is kept of an account, encrypted as one value. */
export type AccountDetails = Omit<InvestingAccountRequest, 'investingAs' | 'taxCertified'> & {
  /** Digits and letters alone; of the person, the company, or another country's register. */
  number: string | null;
};

const bare = (number: string): string => number.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

const lastFour = (number: string | null | undefined): string | null => (number ? bare(number).slice(-4) : null);

/** Only what belongs to this kind of account: a company has no birth date, a person no form of company. */
export function detailsOf(request: InvestingAccountRequest): AccountDetails {
  const { investingAs, taxCertified: _certified, ...sent } = request;
  const isCompany = investingAs === 'COMPANY';
  const isJoint = investingAs === 'JOINT';
  const isRetirement = investingAs === 'SELF-DIRECTED-IRA';
  const kept = <T>(belongs: boolean, value: T | null | undefined): T | null => (belongs ? (value ?? null) : null);
  const isUs = sent.country === 'US';
  const ein = kept(isCompany && isUs, sent.ein);
  const registrationNumber = kept(isCompany && !isUs, sent.registrationNumber);
  const ssn = kept(!isCompany && isUs, sent.ssn);
  const civilId = kept(!isCompany && !isUs, sent.civilId);
  const number = ein ?? registrationNumber ?? ssn ?? civilId;
  return {
    ...sent,
    ein,
    registrationNumber,
    ssn,
    civilId,
    number: number === null ? null : bare(number),
    title: kept(isCompany, sent.title),
    legalName: kept(isCompany, sent.legalName),
    companyType: kept(isCompany, sent.companyType),
    stateOfFormation: kept(isCompany, sent.stateOfFormation),
    incorporatedOn: kept(isCompany, sent.incorporatedOn),
    soleOwner: kept(isCompany, sent.soleOwner),
    birthDate: kept(!isCompany, sent.birthDate),
    usCitizen: kept(!isCompany, sent.usCitizen),
    coOwnerFirstName: kept(isJoint, sent.coOwnerFirstName),
    coOwnerLastName: kept(isJoint, sent.coOwnerLastName),
    coOwnerRelation: kept(isJoint, sent.coOwnerRelation),
    custodianName: kept(isRetirement, sent.custodianName),
    custodianAccount: kept(isRetirement, sent.custodianAccount),
  };
}

/** The holder, as agreement and register name them. */
export function holderOf({ investingAs, details }: { investingAs: string; details: AccountDetails }): string {
  const person = `${details.firstName} ${details.lastName}`;
  if (investingAs === 'COMPANY') return details.legalName ?? person;
  if (investingAs === 'JOINT')
    return `${person}, ${details.coOwnerFirstName ?? ''} ${details.coOwnerLastName ?? ''}`.trim();
  // The custodian holds it for the benefit of its owner: the usual style of such an account.
  return investingAs === 'SELF-DIRECTED-IRA' ? `${details.custodianName ?? ''} FBO ${person}`.trim() : person;
}

/** As its owner reads it: numbers by their ends alone. */
export function present(
  account: Pick<InvestingAccount, 'id' | 'investingAs' | 'createdAt'>,
  details: AccountDetails,
): InvestingAccount {
  const { number, custodianAccount, ...shown } = details;
  return {
    ...account,
    holder: holderOf({ investingAs: account.investingAs, details }),
    firstName: shown.firstName,
    lastName: shown.lastName,
    title: shown.title ?? null,
    legalName: shown.legalName ?? null,
    companyType: shown.companyType ?? null,
    stateOfFormation: shown.stateOfFormation ?? null,
    incorporatedOn: shown.incorporatedOn ?? null,
    soleOwner: shown.soleOwner ?? null,
    birthDate: shown.birthDate ?? null,
    usCitizen: shown.usCitizen ?? null,
    coOwnerFirstName: shown.coOwnerFirstName ?? null,
    coOwnerLastName: shown.coOwnerLastName ?? null,
    coOwnerRelation: shown.coOwnerRelation ?? null,
    custodianName: shown.custodianName ?? null,
    numberLast4: lastFour(number),
    custodianAccountLast4: lastFour(custodianAccount),
    address: shown.address,
    unit: shown.unit ?? null,
    city: shown.city,
    state: shown.state ?? null,
    postalCode: shown.postalCode,
    country: shown.country,
    countryCode: shown.countryCode,
    mobile: shown.mobile,
  };
}
