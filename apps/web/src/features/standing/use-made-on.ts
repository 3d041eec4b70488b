import { useTranslation } from 'react-i18next';
import { useSiteDate } from '../../lib/format/use-site-date.js';
import type { Ask } from './queries.js';

/** When something was stated last, as a list of its words; of a test that was failed, that it was not passed. */
export const useMadeOn = () => {
  const { t } = useTranslation('standing');
  const siteDate = useSiteDate();
  return ({ madeAt, passed }: Pick<Ask, 'madeAt' | 'passed'>): string[] =>
    madeAt === null ? [] : [t(passed === false ? 'notPassedOn' : 'madeAt', { date: siteDate(madeAt) })];
};
