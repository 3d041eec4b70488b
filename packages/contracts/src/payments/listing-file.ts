import { ChoiceField, IdField, TextField } from '../kernel/fields.js';
import { PAYMENT_FILE_STATES, type PaymentFileState } from './payment-file-states.js';

/** The payment file that lists a transfer: while it is only made, the transfer is not recorded by hand. */
export class ListingFile {
  @IdField()
  id: string;
  @TextField()
  number: string;
  @ChoiceField(PAYMENT_FILE_STATES)
  state: PaymentFileState;
}
