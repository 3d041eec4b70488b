import {
  ChoiceField,
  CurrencyField,
  FlagField,
  IdField,
  InstantField,
  LineField,
  MoneyField,
  TextField,
} from '../kernel/fields.js';
import { isAbaRouting } from '../campaigns/routing-number.js';
import { OfCountryOfIban } from '../bank/bank-country.js';
import { isBic } from '../bank/bic.js';
import { isIban } from '../bank/iban.js';

export const OPERATOR_ACCOUNT_STATES = ['waiting', 'active', 'retired', 'refused'] as const;
export type OperatorAccountState = (typeof OPERATOR_ACCOUNT_STATES)[number];

/** Blanks are how people read these numbers, and no part of them. */
export const compact = (value: string): string => value.replace(/[\s-]/g, '').toUpperCase();

/** C-06: what payers add to a wire transfer unless an account says otherwise, in major units of its currency. */
export const USUAL_WIRE_FEE = 20;

/** An account of the operator that payers are told: by its IBAN, or by account and routing number. */
export class OperatorAccountRequest {
  @CurrencyField()
  currency: string;
  @LineField({ min: 2, max: 70 })
  holder: string;
  @LineField({ min: 2, max: 70 })
  bankName: string;
  @LineField({ optional: true, max: 140 })
  bankAddress?: string | null;
  @TextField({ optional: true, max: 42, holds: (value) => isIban(compact(value)), code: 'validation.iban' })
  iban?: string | null;
  @TextField({ optional: true, max: 34, pattern: /^[A-Za-z0-9 -]{3,34}$/, code: 'validation.account_number' })
  accountNumber?: string | null;
  @TextField({
    optional: true,
    max: 12,
    holds: (value) => isAbaRouting(compact(value)),
    code: 'validation.routing_number',
  })
  routingNumber?: string | null;
  @OfCountryOfIban()
  @TextField({ optional: true, max: 11, holds: (value) => isBic(compact(value)), code: 'validation.bic' })
  bic?: string | null;
  /** What a payer adds to the amount, in minor units. */
  @MoneyField({ min: 0n, max: 1_000_000n })
  wireFee: bigint;
  @TextField({ min: 3, max: 1000 })
  reason: string;
}

/** An account with both people who decided. */
export class OperatorAccount {
  @IdField()
  id: string;
  @CurrencyField()
  currency: string;
  @TextField()
  holder: string;
  @TextField()
  bankName: string;
  @TextField({ optional: true })
  bankAddress: string | null;
  @TextField({ optional: true })
  iban: string | null;
  @TextField({ optional: true, longNumbers: true })
  accountNumber: string | null;
  @TextField({ optional: true, longNumbers: true })
  routingNumber: string | null;
  @TextField({ optional: true })
  bic: string | null;
  @MoneyField({ min: 0n })
  wireFee: bigint;
  @ChoiceField(OPERATOR_ACCOUNT_STATES)
  state: OperatorAccountState;
  @TextField({ max: 1000 })
  reason: string;
  @TextField()
  makerEmail: string;
  @InstantField()
  madeAt: Date;
  @TextField({ optional: true })
  checkerEmail: string | null;
  @InstantField({ optional: true })
  decidedAt: Date | null;
  /** Whether the reader is the second person that it waits for. */
  @FlagField()
  mayConfirm: boolean;
}
