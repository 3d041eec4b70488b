import type { DebtTerms } from '@cairn/contracts/campaigns/campaign-page.reply';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchedPart } from '../../../lib/api/fetched-part.js';
import { Percent } from '../../../ui/data/figures.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Stack } from '../../../ui/layout/layout.js';
import { LaterPart } from '../../../ui/layout/later-part.js';
import { Deed, Terms } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { offerQuery } from '../queries.js';

// Works with exact fractions, which no other part of the page needs.
const LoanEstimate = fetchedPart(() => import('../../../ui/data/loan-estimate.js'));

interface LoanTermsProps {
  slug: string;
  /** Minor units; null while none is typed, or the one that is typed is refused. */
  amount: number | null;
  currency: string;
}

const Offered = ({ terms, amount, currency }: Omit<LoanTermsProps, 'slug'> & { terms: Wire<DebtTerms> }) => {
  const { t } = useTranslation(['invest', 'campaign']);
  return (
    <Deed>
      <Stack gap={4}>
        <h2 className={textCss.title3}>{t('loan.title')}</h2>
        <Terms
          items={[
            { term: t('campaign:terms.rate'), value: <Percent ratio={Number(terms.interestRate)} digits={2} /> },
            { term: t('campaign:terms.term'), value: t('campaign:terms.months', { count: terms.termLength }) },
            { term: t('campaign:terms.frequency'), value: t(`campaign:frequency.${terms.investFrequency}`) },
            { term: t('campaign:terms.schedule'), value: t(`campaign:schedule.${terms.repaymentSchedule}`) },
          ]}
        />
        <div aria-live="polite">
          {amount === null ? (
            <Text as="p" muted>
              {t('loan.enter')}
            </Text>
          ) : (
            <LaterPart outline={<RowSkeleton count={4} />}>
              <LoanEstimate terms={terms} amount={amount} currency={currency} />
            </LaterPart>
          )}
        </div>
        <Text as="p" size="small" muted>
          {t('campaign:calculator.estimate')} {t('campaign:calculator.loanRisk')}
        </Text>
      </Stack>
    </Deed>
  );
};

/** What a loan is lent for, and what the typed amount would bring back: at its best, and at its worst. */
export const LoanTerms = ({ slug, ...rest }: LoanTermsProps) => (
  <QueryBoundary query={useQuery(offerQuery(slug))} pending={<RowSkeleton count={4} />}>
    {({ debtTerms }) => debtTerms && <Offered terms={debtTerms} {...rest} />}
  </QueryBoundary>
);
