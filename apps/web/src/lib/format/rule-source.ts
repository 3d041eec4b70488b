import { useTranslation } from 'react-i18next';

/** Stored citations of rules that no law sets, but the site. */
const OWN = /^(House rule|Specification,)/;
const AFTER_LAW = /^House rule, after (.+)$/;

/** Where a rule comes from, for its reader: a law as it is cited everywhere, a rule of the house in their own words. */
export const useRuleSource = (): ((citation: string) => string) => {
  const { t } = useTranslation('common');
  return (citation) => {
    const law = AFTER_LAW.exec(citation)?.[1];
    if (law !== undefined) return t('ruleSource.after', { law });
    return OWN.test(citation) ? t('ruleSource.house') : citation;
  };
};
