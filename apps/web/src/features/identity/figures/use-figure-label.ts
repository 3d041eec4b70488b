import { packOf, type JurisdictionProfile } from '@cairn/contracts/jurisdictions/packs';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../lib/site/site.js';

/** The figures that everybody states. */
export type Figure = 'yearlyIncome' | 'netWorth' | 'investedElsewhere';

/** What net worth is called where the law counts it otherwise than without the home alone. */
const NET_WORTH: Readonly<Partial<Record<JurisdictionProfile, 'netWorthEu' | 'netWorthUk'>>> = {
  eu_ecspr: 'netWorthEu',
  uk_rmmi: 'netWorthUk',
};

/** What a figure is called, by the law of the site: as the note beside it counts it. */
export const useFigureLabel = () => {
  const { t } = useTranslation('account');
  const { data: site } = useSite();
  return (name: Figure): string => {
    const ofLaw = site && NET_WORTH[packOf(site.jurisdictionProfile).profile];
    return t(`identity.${name === 'netWorth' ? (ofLaw ?? name) : name}`);
  };
};
