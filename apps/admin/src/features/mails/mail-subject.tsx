import { directionOf } from '../../lib/format/format.js';
import { useLanguage } from '../../lib/words/words.js';
import { Code } from '../../ui/records/text.js';

const PLACEHOLDER = /(\{\{\w+\}\})/u;

/** A subject in the direction of its language: its placeholders are Latin, also where it begins with one. */
export const MailSubject = ({ text }: { text: string }) => (
  <bdi dir={directionOf(useLanguage())}>
    {text.split(PLACEHOLDER).map((part, place) => (PLACEHOLDER.test(part) ? <Code key={place}>{part}</Code> : part))}
  </bdi>
);
