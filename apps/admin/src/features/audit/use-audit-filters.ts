import english from '@cairn/i18n/locales/en/console.json';
import { useCodeWord, useLanguage, useSay, type CodeList } from '../../lib/words/words.js';
import type { FilterField } from '../../ui/lists/filters.js';

/** The codes of a list by their words, in the order of the language. */
const useOptions = (list: CodeList, codes: Readonly<Record<string, string>>) => {
  const wordOf = useCodeWord();
  const language = useLanguage();
  return Object.keys(codes)
    .map((value) => ({ value, label: wordOf(list, value) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
};

/** Filters by actor, action and kind of record. */
export function useAuditFilters(): readonly FilterField[] {
  const say = useSay();
  return [
    { name: 'actor', label: say('audit.fields.actor') },
    {
      name: 'action',
      label: say('audit.fields.action'),
      options: useOptions('audit.actions', english.audit.actions),
    },
    {
      name: 'subjectType',
      label: say('audit.fields.subjectType'),
      options: useOptions('audit.subjects', english.audit.subjects),
    },
    { name: 'subjectId', label: say('audit.fields.subjectId') },
  ];
}
