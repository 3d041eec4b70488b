import { NestedField, TextField, VersionField } from '../kernel/fields.js';
import { LONGEST_ANSWER } from './options.js';

export class AnswerRequest {
  /** One of those that the site asks. */
  @TextField({ max: 80 })
  questionID: string;
  /** Null takes the answer back. */
  @TextField({ optional: true, max: LONGEST_ANSWER })
  answer?: string | null;
}

export class OwnQuestionRequest {
  @TextField({ max: 200 })
  question: string;
  @TextField({ max: LONGEST_ANSWER })
  answer: string;
}

export class CampaignFaqsRequest {
  /** Answers to some of the site's questions; the others stay. */
  @NestedField(() => AnswerRequest, { optional: true, many: true })
  campaignFaqs?: AnswerRequest[];
  /** All own questions in their order: those that are not sent are removed. */
  @NestedField(() => OwnQuestionRequest, { optional: true, many: true })
  campaignCustomFaqs?: OwnQuestionRequest[];
  /** Of the answers as they were read; without one, what others saved meanwhile is overwritten. */
  @VersionField()
  version?: string | null;
}
