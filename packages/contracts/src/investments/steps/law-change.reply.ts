import { IntegerField } from '../../kernel/fields.js';

/** What another law of the site would ask anew: what was read and answered under one does not count under another. */
export class LawChangeEffect {
  /** Investments that were begun and not paid, with or without a place. */
  @IntegerField({ min: 0 })
  drafts: number;
  /** Those of them whose questionnaire is answered. */
  @IntegerField({ min: 0 })
  questionnaires: number;
  /** Those of them that hold a place. */
  @IntegerField({ min: 0 })
  held: number;
}
