import { AlsoNamed } from '../kernel/other-names.js';
import { OfferedKnownCurrencyField, OptionField } from '../content/option-field.js';
import { CurrencyField, FlagField, IdField, LineField, MoneyField, TextField } from '../kernel/fields.js';
import { SameAsField } from '../users/password.js';
import { ACCOUNT_TYPES } from '../campaigns/options.js';
import { RoutingNumberField } from '../campaigns/routing-number.js';

/** V-23: opens a pre-approval; nothing is charged yet. */
export class TopUpRequest {
  @MoneyField()
  amount: bigint;
  @AlsoNamed('currencyId')
  @OfferedKnownCurrencyField()
  currency: string;
}

export class PayTopUpRequest {
  @IdField()
  preapprovalId: string;
}

/** V-09, V-10, V-24. */
export class WithdrawRequest {
  @MoneyField()
  amount: bigint;
  @AlsoNamed('currencyId')
  @CurrencyField()
  currency: string;
  /** The holder's name at the bank: the person, by their confirmed identity, or their company. */
  @LineField({ min: 2, max: 100 })
  accountHolder: string;
  @LineField({ max: 80 })
  bankName: string;
  @OptionField('bank-account-type', ACCOUNT_TYPES)
  accountType: 'checking' | 'savings';
  @TextField({ pattern: /^\d{5,20}$/, code: 'validation.account_number', max: 20 })
  accountNumber: string;
  @SameAsField('accountNumber', 'validation.account_number_mismatch')
  confirmAccountNumber: string;
  @RoutingNumberField()
  routingNumber: string;
  /** The person's consent to keeping the account for later withdrawals. */
  @FlagField({ optional: true })
  saveAccount?: boolean;
}

/** V-24: to an account that its owner has linked; its number is read at the bank and never typed. */
export class WithdrawToLinkedRequest {
  @MoneyField()
  amount: bigint;
  @AlsoNamed('currencyId')
  @CurrencyField()
  currency: string;
  @IdField()
  accountId: string;
}

/** V-24: to the account at a provider from which its owner has paid. */
export class WithdrawToPayerRequest {
  @MoneyField()
  amount: bigint;
  @AlsoNamed('currencyId')
  @CurrencyField()
  currency: string;
  @IdField()
  accountId: string;
}
