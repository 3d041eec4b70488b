import type { OptionKind } from '@cairn/contracts/content/content-kinds';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../format/use-language.js';
import { optionsQuery } from './content.queries.js';

/** Names a stored code as the operators do, also one that they no longer offer; null until the list is there. */
export const useOptionName = (list: OptionKind): ((code: string) => string | null) => {
  const { data } = useQuery(optionsQuery(useLanguage(), list));
  return (code) => data?.find((option) => option.code === code)?.name ?? null;
};

/** A campaign's kind. */
export const useKindWord = () => {
  const { t } = useTranslation('common');
  const nameOf = useOptionName('campaign-type');
  return (code: 'equity' | 'debt'): string => nameOf(code) ?? t(`kind.${code}`);
};

/** A campaign's sector. Until the list is there by the product's own word, where it has one. */
export const useSectorWord = () => {
  const { t } = useTranslation('common');
  const nameOf = useOptionName('category');
  return (code: string): string => nameOf(code) ?? t(`category.${code}`, { defaultValue: t('category.other') });
};
