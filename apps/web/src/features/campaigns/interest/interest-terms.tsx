import { useTranslation } from 'react-i18next';
import { Money, Percent } from '../../../ui/data/figures.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Terms, type Term } from '../../../ui/layout/surface.js';
import type { PageData } from '../queries.js';

/** What is offered later, as far as the company says: none of it binds, so it does not stand under the double rule. */
export const InterestTerms = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('campaign');
  const { currency, equityTerms, debtTerms, maxOfferingAmount, closesAt } = page;
  const items: Term[] = [
    { term: t('interest.terms.wouldBe'), value: t(equityTerms ? 'terms.shares' : 'terms.loan') },
    ...(equityTerms
      ? [
          {
            term: t('interest.terms.price'),
            value: <Money amount={equityTerms.pricePerShare} currency={currency} />,
          },
        ]
      : []),
    ...(debtTerms
      ? [
          {
            term: t('interest.terms.rate'),
            value: <Percent ratio={Number(debtTerms.interestRate)} digits={2} />,
          },
          { term: t('interest.terms.term'), value: t('terms.months', { count: debtTerms.termLength }) },
        ]
      : []),
    { term: t('interest.terms.most'), value: <Money amount={maxOfferingAmount} currency={currency} whole /> },
    ...(closesAt ? [{ term: t('interest.ends'), value: <SiteDate value={closesAt} /> }] : []),
    { term: t('interest.terms.then'), value: t('interest.terms.thenValue') },
  ];
  return (
    <Stack as="section" id="terms" gap={3}>
      <h3>{t('interest.terms.title')}</h3>
      <Terms items={items} />
    </Stack>
  );
};
