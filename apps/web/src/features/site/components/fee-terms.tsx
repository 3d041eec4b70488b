import { useTranslation } from 'react-i18next';
import { useSite } from '../../../lib/site/site.js';
import { Percent } from '../../../ui/data/figures.js';
import { Deed, Terms } from '../../../ui/layout/surface.js';

/** C-04, C-05: what raising costs its owner. */
export const FeeTerms = () => {
  const { t } = useTranslation('landing');
  const { fees, maximumCampaignDays: days } = useSite().data ?? {};
  const share = (basisPoints: number | undefined) =>
    basisPoints === undefined ? null : <Percent ratio={basisPoints / 10_000} />;
  return (
    <Deed>
      <Terms
        items={[
          { term: t('raise.fixedReached'), value: share(fees?.fixedReached) },
          { term: t('raise.fixedMissed'), value: t('raise.fixedMissedValue') },
          { term: t('raise.flexReached'), value: share(fees?.flexibleReached) },
          { term: t('raise.flexMissed'), value: share(fees?.flexibleMissed) },
          { term: t('raise.longest'), value: days === undefined ? null : t('raise.days', { count: days }) },
        ]}
      />
    </Deed>
  );
};
