import { railPhrase, type RailForm } from '@cairn/i18n/rail-words';
import { useTranslation } from 'react-i18next';
import { languageOf } from './format.js';

/** A way to pay as a sentence names it: `by wire transfer`, `to your card`. */
export const useRailWords = (): ((form: RailForm, method: string) => string) => {
  const { i18n } = useTranslation('common');
  return (form, method) => railPhrase(languageOf(i18n.language), form, method);
};
