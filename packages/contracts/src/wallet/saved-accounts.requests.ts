import { BankNumbersRequest } from '../bank/bank-account.request.js';
import { FlagField, CurrencyField, IdField, LineField, MoneyField } from '../kernel/fields.js';
import { NeededUnless } from '../kernel/needed-unless.js';
import { AlsoNamed } from '../kernel/other-names.js';

/** V-11, V-24: to a bank account outside the United States. */
export class WithdrawAbroadRequest extends BankNumbersRequest {
  @MoneyField()
  amount: bigint;
  @AlsoNamed('currencyId')
  @CurrencyField()
  currency: string;
  /** The bank's name, where the numbers of the kind do not have it. */
  @NeededUnless<WithdrawAbroadRequest>('type', 'CA')
  @LineField({ max: 80 })
  bank?: string;
  /** The person's consent to keeping the account for later withdrawals. */
  @FlagField({ optional: true })
  saveAccount?: boolean;
}

/** V-24: to an account that its owner has saved. */
export class WithdrawToSavedRequest {
  @MoneyField()
  amount: bigint;
  @AlsoNamed('currencyId')
  @CurrencyField()
  currency: string;
  @IdField()
  accountId: string;
}
