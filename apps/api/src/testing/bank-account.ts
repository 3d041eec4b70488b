/** A bank account in the name of `anInvestor`, whose identity is confirmed. */
export const BANK = {
  accountHolder: 'Test Person',
  bankName: 'Example Bank',
  accountType: 'checking' as const,
  accountNumber: '000123456789',
  confirmAccountNumber: '000123456789',
  routingNumber: '110000000',
};
