import { AcceptedField, IdField, TextField, TextsField } from '../../kernel/fields.js';

/** The wording of the statement of step one that somebody makes about their figures. */
export const REPRESENTATION_VERSION = '2026-11';

/** Step one: the figures stand in the investor's profile; here it is stated that they are true (17 CFR 227.303(b)(1)). */
export class InvestorDetailsStep {
  @AcceptedField('validation.accepted')
  representation: boolean;
  /** Of the wording that was read. */
  @TextField({ max: 20 })
  representationVersion: string;
}

/** Step two (V-30): every statement of the questionnaire in force is ticked. */
export class QuestionnaireStep {
  @TextField({ max: 20 })
  version: string;
  @TextField({ max: 20 })
  educationVersion: string;
  /** The keys of the statements that were ticked. */
  @TextsField()
  statements: string[];
}

/** Step three: in whose name. */
export class PreSubscriptionStep {
  @IdField()
  accountId: string;
}
