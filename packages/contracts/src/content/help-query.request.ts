import { ChoiceField, TextField } from '../kernel/fields.js';
import { LANGUAGE_CODES, type Language } from '../kernel/languages.js';

/** Selects help content: everything, one topic, one question with its answer, or search results. */
export class HelpQuery {
  /** Slug of a topic. */
  @TextField({ optional: true, max: 80 })
  topic?: string;
  /** Slug of a question: its topic with this question alone, answer included. */
  @TextField({ optional: true, max: 80 })
  question?: string;
  @TextField({ optional: true, max: 100 })
  q?: string;
  @ChoiceField(LANGUAGE_CODES, { optional: true })
  lng?: Language;
}
