import { IdField, IntegerField } from '../../kernel/fields.js';

/** Pictures in all texts of a campaign together. */
export const MOST_FIGURES_OF_CAMPAIGN = 200;

/** A picture as a text holds it: beside its alternative text and its caption. */
export class Figure {
  @IdField()
  fileId: string;
  @IntegerField()
  width: number;
  @IntegerField()
  height: number;
}
