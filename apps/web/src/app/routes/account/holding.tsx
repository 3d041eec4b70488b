import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { holdingQuery, type HeldInFull } from '../../../features/portfolio/api/portfolio.queries.js';
import { DistributionsTable } from '../../../features/portfolio/components/distributions-table.js';
import { waitsForYou } from '../../../features/portfolio/groups.js';
import { paths } from '../../../lib/page/paths.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { DateText, Money } from '../../../ui/data/figures.js';
import { Columns, PageFrame, Row, Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { ReservationNotice } from '../../../ui/feedback/reservation-notice.js';
import { loanContext, StatusBadge } from '../../../ui/data/status-badge.js';
import { Deed, Notice, Terms } from '../../../ui/layout/surface.js';

/** Where it stands; of what is only reserved, until when. */
const State = ({ holding }: { holding: HeldInFull }) => {
  const { t } = useTranslation('common');
  const siteDate = useSiteDate();
  const until = waitsForYou(holding.state) && holding.reservedUntil;
  return (
    <>
      <StatusBadge family="investment" status={holding.state} context={loanContext(holding)} />{' '}
      {until && t('reservation.until', { date: siteDate(until, 'moment') })}
    </>
  );
};

/** The sums of an investment; of one that was not paid, the amount alone. */
const Sums = ({ holding }: { holding: HeldInFull }) => {
  const { t } = useTranslation('portfolio');
  const money = (amount: number) => <Money amount={amount} currency={holding.currency} />;
  const { nextDistributionDate: next } = holding;
  return (
    <Deed>
      <Terms
        sum
        items={
          holding.receivedAt === null
            ? [{ term: t('sum'), value: money(holding.amount) }]
            : [
                { term: t('amount'), value: money(holding.amount) },
                { term: t('back'), value: money(holding.principalReturned) },
                { term: t('income'), value: money(holding.incomeReceived) },
                ...(next
                  ? [
                      {
                        term: t(holding.nextDistributionOverdue ? 'overdue' : 'next'),
                        value: <DateText value={next} />,
                      },
                    ]
                  : []),
              ]
        }
      />
    </Deed>
  );
};

/** What it has brought, or what there is to do so that it becomes an investment. */
const Story = ({ holding }: { holding: HeldInFull }) => {
  const { t } = useTranslation('portfolio');
  if (waitsForYou(holding.state)) return <ReservationNotice reservation={holding} />;
  if (holding.receivedAt === null) return <Notice>{t('detail.unpaid')}</Notice>;
  return (
    <Stack as="section">
      <h2>{t('detail.received')}</h2>
      <DistributionsTable distributions={holding.distributions} />
    </Stack>
  );
};

const Holding = () => {
  const { t } = useTranslation('portfolio');
  const { investorId = '' } = useParams();
  const query = useQuery(holdingQuery(investorId));
  useTitle(query.data?.campaignName ?? t('title'));
  return (
    <PageFrame as="main" id="main">
      <QueryBoundary query={query} pending={<RowSkeleton />}>
        {(holding) => (
          <Stack gap={7}>
            <PageHeader
              title={<bdi>{holding.campaignName}</bdi>}
              lede={<State holding={holding} />}
              actions={
                <Row flow>
                  {holding.receivedAt !== null && (
                    <Button component={Link} to={paths.receipt(holding.id)} variant="default">
                      {t('detail.receipt')}
                    </Button>
                  )}
                  <Button component={Link} to={paths.campaign(holding.campaignSlug)} variant="default">
                    {t('detail.campaign')}
                  </Button>
                </Row>
              }
            />
            <Columns kind="main">
              <Story holding={holding} />
              <Sums holding={holding} />
            </Columns>
          </Stack>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};

export default Holding;
