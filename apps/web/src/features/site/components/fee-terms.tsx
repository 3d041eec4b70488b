import { useTranslation } from 'react-i18next';
import { Percent } from '../../../ui/figures.js';
import { Deed, Terms } from '../../../ui/surface.js';

/** C-04, C-05: what raising costs its owner. */
export const FeeTerms = () => {
  const { t } = useTranslation('landing');
  return (
    <Deed>
      <Terms
        items={[
          { term: t('raise.fixedReached'), value: <Percent ratio={0.05} /> },
          { term: t('raise.fixedMissed'), value: t('raise.fixedMissedValue') },
          { term: t('raise.flexReached'), value: <Percent ratio={0.1} /> },
          { term: t('raise.flexMissed'), value: <Percent ratio={0.15} /> },
          { term: t('raise.longest'), value: t('raise.days') },
        ]}
      />
    </Deed>
  );
};
