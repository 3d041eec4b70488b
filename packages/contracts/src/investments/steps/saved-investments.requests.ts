import { IdField } from '../../kernel/fields.js';

/** Leaves an investment for later: the place that it holds is free again, what was answered stays. */
export class SaveInvestmentRequest {
  @IdField()
  investmentId: string;
}
