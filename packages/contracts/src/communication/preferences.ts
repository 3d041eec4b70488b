import { ChoiceField, FlagField, IdField, NestedField } from '../kernel/fields.js';
import { LANGUAGE_CODES, type Language } from '../kernel/languages.js';
import { PREFERENCE_TOPIC_NAMES, type PreferenceTopic } from './channels.js';

/** The choice of one topic. What is `always` on stays on, whatever is asked. */
export class TopicChoice {
  @ChoiceField(PREFERENCE_TOPIC_NAMES)
  topic: PreferenceTopic;
  @FlagField()
  email: boolean;
  @FlagField()
  site: boolean;
  @FlagField()
  browser: boolean;
}

export class EmailPreferencesRequest {
  /** Of mails and of the browser's notices; null follows the language of the account. */
  @ChoiceField(LANGUAGE_CODES, { optional: true })
  language?: Language | null;
  /** Topics that are left out keep what they had. */
  @NestedField(() => TopicChoice, { optional: true, many: true })
  topics?: TopicChoice[] | null;
}

export class EmailPreferences {
  /** Null until something was chosen. */
  @IdField({ optional: true })
  id: string | null;
  @ChoiceField(LANGUAGE_CODES, { optional: true })
  language: Language | null;
  /** One for each topic there is. */
  @NestedField(() => TopicChoice, { many: true })
  topics: TopicChoice[];
}
