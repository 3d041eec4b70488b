import { readDecimal, writeDecimal } from '@cairn/i18n';
import { useLanguage, useSay } from '../../lib/words/words.js';

/** The value of a typed rate: the decimal text of the contracts, or why it cannot be read. */
export function useTypedRate(typed: string): { decimal: string; shown: string; example: string; problem?: string } {
  const say = useSay();
  const language = useLanguage();
  const example = writeDecimal(language, '1.0850');
  if (typed.trim() === '') return { decimal: '', shown: '', example };
  const read = readDecimal(language, typed);
  if ('problem' in read)
    return { decimal: '', shown: '', example, problem: say(`figure.${read.problem}`, { example }) };
  return { decimal: read.decimal, shown: writeDecimal(language, read.decimal), example };
}
