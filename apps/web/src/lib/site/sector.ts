import type { CATEGORIES } from '@cairn/contracts/campaigns/options';
import { useTranslation } from 'react-i18next';

export type Sector = (typeof CATEGORIES)[number];

/** Names a campaign's sector by its stored code, which may be newer than this client: then it is another one. */
export const useSectorWord = () => {
  const { t } = useTranslation('common');
  return (code: string): string => t(`category.${code}`, { defaultValue: t('category.other') });
};
