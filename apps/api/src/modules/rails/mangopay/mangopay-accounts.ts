import { numbersIn, type BankAccountRequest } from '@cairn/contracts/bank/bank-account.request';

/** Our names of the numbers, as Mangopay has them. */
const NAMES = {
  iban: 'IBAN',
  bic: 'BIC',
  sortCode: 'SortCode',
  aba: 'ABA',
  institutionNumber: 'InstitutionNumber',
  branchCode: 'BranchCode',
  accountNumber: 'AccountNumber',
  bankName: 'BankName',
} as const;

/** The SDK's call and the body that add an account of its kind. */
export function accountToAdd(account: BankAccountRequest): { method: string; data: Record<string, unknown> } {
  const numbers = Object.entries(numbersIn(account)).map(([name, value]) => [NAMES[name as keyof typeof NAMES], value]);
  const { type, addressLine2, region, depositAccountType, bankCountry } = account;
  return {
    method: `users_createbankaccounts_${type.toLowerCase()}`,
    data: {
      OwnerName: account.ownerName,
      OwnerAddress: {
        AddressLine1: account.addressLine1,
        ...(addressLine2 && { AddressLine2: addressLine2 }),
        City: account.city,
        ...(region && { Region: region }),
        PostalCode: account.postalCode,
        Country: account.country,
      },
      ...Object.fromEntries(numbers),
      ...(type === 'US' && depositAccountType && { DepositAccountType: depositAccountType.toUpperCase() }),
      ...(type === 'OTHER' && bankCountry && { Country: bankCountry }),
    },
  };
}
