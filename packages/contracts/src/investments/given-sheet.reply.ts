import { IdField, InstantField, IntegerField } from '../kernel/fields.js';

/** The key investment information sheet that investors are given (Regulation (EU) 2020/1503, Article 23). */
export class GivenSheet {
  /** A document of the campaign. */
  @IdField()
  documentId: string;
  @IntegerField()
  version: number;
  @InstantField()
  uploadedAt: Date;
}
