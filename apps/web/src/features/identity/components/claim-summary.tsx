import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/data/figures.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Terms, type Term } from '../../../ui/layout/surface.js';
import type { Accredited } from '../queries.js';

const AMOUNTS = [
  'incomeEarlier',
  'incomeLater',
  'jointIncomeEarlier',
  'jointIncomeLater',
  'entityAssets',
  'entityInvestments',
] as const;

/** What was applied with: grounds' figures, the way of proof, who confirms it, and until when it holds. */
export const ClaimSummary = ({ accreditation }: { accreditation: Accredited }) => {
  const { t } = useTranslation(['accreditation', 'account']);
  const { stated, confirmer, verificationType, expiresAt, status } = accreditation;
  const items: Term[] = [{ term: t('summary.method'), value: t(`methods.${verificationType}.title`) }];
  for (const name of AMOUNTS) {
    const amount = stated?.[name];
    if (stated && amount !== null && amount !== undefined) {
      items.push({ term: t(`figures.${name}`), value: <Money amount={amount} currency={stated.currency} whole /> });
    }
  }
  if (stated && stated.netWorth !== null) {
    items.push({
      term: t('account:netWorth.result'),
      value: <Money amount={stated.netWorth} currency={stated.currency} whole />,
    });
  }
  if (confirmer) {
    items.push({
      term: t('confirmer.title'),
      value: (
        <>
          <bdi>{confirmer.name}</bdi>, {t(`confirmer.professions.${confirmer.profession}`)}
        </>
      ),
    });
  }
  if (confirmer?.confirmedOn) {
    items.push({ term: t('confirmer.confirmedOn'), value: <SiteDate value={confirmer.confirmedOn} /> });
  }
  if (status === 'approved' && expiresAt) {
    items.push({ term: t('summary.until'), value: <SiteDate value={expiresAt} /> });
  }
  return <Terms items={items} />;
};
