import { ENTRY_STATES } from '@cairn/contracts/admin/ledger.requests';
import english from '@cairn/i18n/locales/en/console.json';
import { useMemo } from 'react';
import { useCodeWord, useLanguage, useSay } from '../../lib/words/words.js';
import type { FilterField } from '../../ui/lists/filters.js';
import { readAmount, writeAmount } from './typed-amount.js';

/** Entries by kind, by whether they count, and by the amount of a line. */
export function useEntryFilters(): readonly FilterField[] {
  const say = useSay();
  const wordOf = useCodeWord();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        name: 'kind',
        label: say('ledger.kind'),
        options: Object.keys(english.ledger.kinds).map((kind) => ({
          value: kind,
          label: wordOf('ledger.kinds', kind),
        })),
      },
      {
        name: 'entryState',
        label: say('ledger.entry_state'),
        options: ENTRY_STATES.map((state) => ({ value: state, label: say(`ledger.entry_states.${state}`) })),
      },
      {
        name: 'amount',
        label: say('ledger.line_amount'),
        read: (typed) => {
          const read = readAmount(language, typed);
          if (!('problem' in read)) return { value: read.amount };
          return { problem: say(`figure.${read.problem}`, { example: writeAmount(language, '2188.50') }) };
        },
        write: (amount) => writeAmount(language, amount),
      },
    ],
    [say, wordOf, language],
  );
}
