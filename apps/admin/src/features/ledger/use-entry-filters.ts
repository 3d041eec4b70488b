import { ENTRY_STATES } from '@cairn/contracts/admin/ledger.requests';
import english from '@cairn/i18n/locales/en/console.json';
import { useMemo } from 'react';
import { useCodeWord, useSay } from '../../lib/words/words.js';
import type { FilterField } from '../../ui/lists/filters.js';

/** An amount as people type it, in the API's form: `2,188.00`, `2 188,00` and `$2,188` are all 2188. */
export function readAmount(text: string): string {
  const figures = text.replaceAll(/[^\d.,]/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(figures)?.[1];
  const whole = (decimals === undefined ? figures : figures.slice(0, -decimals.length - 1)).replaceAll(/[.,]/g, '');
  return decimals === undefined ? whole : `${whole || '0'}.${decimals}`;
}

/** Entries by kind, by whether they count, and by the amount of a line. */
export function useEntryFilters(): readonly FilterField[] {
  const say = useSay();
  const wordOf = useCodeWord();
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
      { name: 'amount', label: say('ledger.line_amount'), read: readAmount },
    ],
    [say, wordOf],
  );
}
