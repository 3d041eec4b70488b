import {
  ChoiceField,
  CurrencyField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import {
  PAYMENT_FILE_FORMATS,
  PAYMENT_FILE_STATES,
  PAYMENT_ITEM_STATES,
  type PaymentFileFormat,
  type PaymentFileState,
} from './payment-file-states.js';

/** Lists all transfers in the currency of an account that can be made now. */
export class MakePaymentFileRequest {
  @ChoiceField(PAYMENT_FILE_FORMATS)
  format: PaymentFileFormat;
  /** Of the operator: the money leaves it. */
  @IdField()
  accountId: string;
  /** Ten signs by which the bank knows the sender; for NACHA alone. */
  @TextField({ optional: true, pattern: /^[A-Z0-9 ]{10}$/, code: 'validation.company_id', max: 10 })
  companyId?: string | null;
  /** With a debit of the account beside the credits, where the bank asks for it; for NACHA alone. */
  @FlagField({ optional: true })
  balanced?: boolean;
  @TextField({ min: 3, max: 1000 })
  reason: string;
}

/** The first download needs no reason; another one does: the bank may already have the file. */
export class DownloadPaymentFileRequest {
  @TextField({ optional: true, max: 1000 })
  reason?: string | null;
}

/** Of which account of the operator: its currency decides what can be made from it. */
export class TransfersToMakeQuery {
  @IdField()
  accountId: string;
  @ChoiceField(PAYMENT_FILE_FORMATS)
  format: PaymentFileFormat;
}

export class TransferToMake {
  @ChoiceField(['withdrawal', 'payout'])
  kind: 'withdrawal' | 'payout';
  @IdField()
  transferId: string;
  @TextField()
  number: string;
  @MoneyField()
  amount: bigint;
  /** Who receives it; null where the account is known no more, or names nobody. */
  @TextField({ optional: true })
  payee: string | null;
  @TextField({ optional: true })
  bankName: string | null;
  /** The last four signs of the account. */
  @TextField({ optional: true, max: 4 })
  accountEnd: string | null;
}

/** What a file of transfers would list now. */
export class TransfersToMake {
  @CurrencyField()
  currency: string;
  @MoneyField({ min: 0n })
  amount: bigint;
  @NestedField(() => TransferToMake, { many: true })
  transfers: TransferToMake[];
}

export class PaymentFileItem extends TransferToMake {
  @ChoiceField(PAYMENT_ITEM_STATES)
  state: (typeof PAYMENT_ITEM_STATES)[number];
  /** What the bank said. */
  @TextField({ optional: true, max: 500 })
  result: string | null;
}

export class PaymentFileRow {
  @IdField()
  id: string;
  @TextField()
  number: string;
  @ChoiceField(PAYMENT_FILE_FORMATS)
  format: PaymentFileFormat;
  @CurrencyField()
  currency: string;
  @ChoiceField(PAYMENT_FILE_STATES)
  state: PaymentFileState;
  @IntegerField()
  itemCount: number;
  @MoneyField({ min: 0n })
  amount: bigint;
  /** Transfers that the bank has not answered for. */
  @IntegerField()
  waitingCount: number;
  @TextField()
  madeBy: string;
  @InstantField()
  madeAt: Date;
  @TextField({ optional: true })
  decidedBy: string | null;
  @IntegerField()
  downloads: number;
  @FlagField()
  mayRelease: boolean;
  @FlagField()
  mayCancel: boolean;
  @FlagField()
  mayDownload: boolean;
}

export class PaymentFileDetail extends PaymentFileRow {
  @TextField({ max: 1000 })
  reason: string;
  /** When it was released, or cancelled. */
  @InstantField({ optional: true })
  decidedAt: Date | null;
  @InstantField({ optional: true })
  downloadedAt: Date | null;
  @NestedField(() => PaymentFileItem, { many: true })
  transfers: PaymentFileItem[];
}

/** What a result of the bank has changed. */
export class PaymentResults {
  @IntegerField()
  sent: number;
  @IntegerField()
  failed: number;
  /** Known already, or still under way at the bank. */
  @IntegerField()
  unchanged: number;
  /** Numbers that are in none of our files, or that could not be recorded. */
  @TextField({ optional: true, max: 4_000 })
  unknown: string | null;
}

/** The payment file that lists a transfer: while it is only made, the transfer is not recorded by hand. */
export class ListingFile {
  @IdField()
  id: string;
  @TextField()
  number: string;
  @ChoiceField(PAYMENT_FILE_STATES)
  state: PaymentFileState;
}
