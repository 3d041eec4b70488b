import { OptionField } from '../content/option-field.js';
import { AcceptedField, IdField, LineField, TextField } from '../kernel/fields.js';
import { SameAsField } from '../users/password.js';
import { ACCOUNT_TYPES } from './options.js';
import { RoutingNumberField } from './routing-number.js';

/** V-09, V-10, V-37: the payout account of a fixed campaign. The number is stored encrypted, its repetition never. */
export class PaymentDetailRequest {
  /** The holder as registered with the bank: transfers to another name are returned. */
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
  @AcceptedField()
  tos: boolean;
  /** The owner's linked account, where the site debits bank accounts; it stays as it is where none is named. */
  @IdField({ optional: true })
  achAccountId?: string | null;
}
