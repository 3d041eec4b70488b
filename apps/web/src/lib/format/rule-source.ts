import { ruleSource } from '@cairn/i18n/rule-source';
import { useTranslation } from 'react-i18next';
import { languageOf } from './format.js';

/** Where a rule comes from, in the reader's words. */
export const useRuleSource = (): ((citation: string) => string) => {
  const { i18n } = useTranslation('common');
  return (citation) => ruleSource(languageOf(i18n.language), citation);
};
