import {
  CurrencyField,
  DateField,
  EmailField,
  IdField,
  IntegerField,
  MoneyField,
  TextField,
} from '../kernel/fields.js';

/** A payment to investors whose due date has passed unpaid, as the console lists it. */
export class LateRepayment {
  @IdField() id: string;
  @TextField() number: string;
  @IdField() campaignId: string;
  @TextField() campaignName: string;
  @IdField() ownerId: string;
  @TextField() ownerName: string;
  @EmailField() ownerEmail: string;
  @MoneyField() amount: bigint;
  @CurrencyField() currency: string;
  @DateField() dueDate: string;
  @IntegerField() daysLate: number;
}
