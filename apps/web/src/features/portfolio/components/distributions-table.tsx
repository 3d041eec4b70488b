import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/page/paths.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Badge } from '../../../ui/data/badge.js';
import { DataTable } from '../../../ui/data/data-table.js';
import { DateText, Money } from '../../../ui/data/figures.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import type { Paid } from '../api/portfolio.queries.js';

/** What came back and what should, part by part. */
export const DistributionsTable = ({ distributions }: { distributions: readonly Paid[] }) => {
  const { t } = useTranslation('portfolio');
  const siteDate = useSiteDate();
  if (distributions.length === 0) {
    return (
      <Text as="p" muted>
        {t('detail.none')}
      </Text>
    );
  }
  return (
    <DataTable
      rows={distributions}
      rowKey={({ repaymentId, dueDate }) => repaymentId + dueDate}
      columns={[
        { head: t('detail.due'), render: ({ dueDate }) => <DateText value={dueDate} /> },
        {
          head: t('detail.interest'),
          render: ({ interest, currency }) => <Money amount={interest} currency={currency} />,
          figure: true,
          wideOnly: true,
        },
        {
          head: t('detail.principal'),
          render: ({ principal, currency }) => <Money amount={principal} currency={currency} />,
          figure: true,
          wideOnly: true,
        },
        {
          head: t('detail.total'),
          render: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          figure: true,
        },
        {
          head: t('state'),
          render: ({ creditedAt, repaymentId }) =>
            creditedAt ? (
              <>
                <Badge tone="success">{t('detail.credited', { date: siteDate(creditedAt) })}</Badge>{' '}
                <TextLink to={paths.receivedRepayment(repaymentId)}>{t('receipt.open')}</TextLink>
              </>
            ) : (
              <Badge tone="info" shape="hollow">
                {t('detail.expected')}
              </Badge>
            ),
          below: true,
        },
      ]}
    />
  );
};
