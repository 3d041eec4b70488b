import { FlagField, IdField, NestedField, TextField } from '../kernel/fields.js';

/** A question that the site asks of every campaign, in the reader's language, with the owner's answer. */
export class AskedQuestion {
  @TextField()
  questionID: string;
  @TextField()
  question: string;
  @TextField({ optional: true, max: 300 })
  help: string | null;
  @FlagField()
  isRequired: boolean;
  @TextField({ optional: true, max: 2_000 })
  answer: string | null;
}

/** A question that the owner has added. */
export class OwnQuestion {
  @IdField()
  id: string;
  @TextField({ max: 200 })
  question: string;
  @TextField({ max: 2_000 })
  answer: string;
}

/** What the owner edits. */
export class CampaignFaqs {
  @NestedField(() => AskedQuestion, { many: true })
  campaignFaqs: AskedQuestion[];
  @NestedField(() => OwnQuestion, { many: true })
  campaignCustomFaqs: OwnQuestion[];
  /** The same answers, the same version. */
  @TextField()
  version: string;
}

/** A question with its answer, as everybody reads it. */
export class AnsweredQuestion {
  @TextField()
  id: string;
  @TextField({ max: 200 })
  question: string;
  @TextField({ max: 2_000 })
  answer: string;
}
