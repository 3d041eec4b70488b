import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { AgreementBlock } from '../../../features/agreements/components/agreement-block.js';
import { CertificateBlock } from '../../../features/agreements/components/certificate-block.js';
import { campaignPageQuery } from '../../../features/campaigns/page-queries.js';
import { CampaignTerms } from '../../../features/campaigns/components/campaign-terms.js';
import { receiptQuery } from '../../../features/invest/queries.js';
import { SharedOutNotice } from '../../../features/invest/components/shared-out-notice.js';
import { WhatNext } from '../../../features/invest/components/what-next.js';
import { holdingQuery, type HeldInFull } from '../../../features/portfolio/queries.js';
import { HoldingHead } from '../../../features/portfolio/components/holding-head.js';
import { HoldingSums } from '../../../features/portfolio/components/holding-sums.js';
import { LateNotice } from '../../../features/portfolio/components/late-notice.js';
import { PartClosing } from '../../../features/portfolio/components/part-closing.js';
import { PaymentSchedule } from '../../../features/portfolio/components/payment-schedule.js';
import { useComing } from '../../../features/portfolio/use-coming.js';
import { waitsForYou } from '../../../features/portfolio/groups.js';
import WaitingQuestions from '../../../features/terms/answer/waiting-questions.js';
import { paths } from '../../../lib/page/paths.js';
import { fetchedPart } from '../../../lib/api/fetched-part.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Columns, PageFrame, Row, Stack } from '../../../ui/layout/layout.js';
import { LaterPart } from '../../../ui/layout/later-part.js';
import { FiguresSkeleton } from '../../../ui/feedback/paper-skeletons.js';
import { EndedNotice } from '../../../ui/feedback/ended-notice.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { ReservationNotice } from '../../../ui/feedback/reservation-notice.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { Notice } from '../../../ui/layout/surface.js';
import css from './holding.module.css';

// Works with exact fractions, which no other part of the page needs.
const LoanPlan = fetchedPart(() => import('../../../features/campaigns/components/loan-plan.js'));

/** Before the closing a loan has no payments yet, but a plan of them; of one whose page is hidden there is none to read. */
const Payments = ({ holding }: { holding: HeldInFull }) => {
  const isPlanned = holding.type === 'debt' && holding.state === 'received' && holding.distributions.length === 0;
  const { data: page, isLoading } = useQuery({ ...campaignPageQuery(holding.campaignSlug), enabled: isPlanned });
  if (isLoading) return <Skeleton height="20rem" />;
  if (!isPlanned || !page) return <PaymentSchedule holding={holding} />;
  return (
    <LaterPart outline={<Skeleton height="20rem" />}>
      <LoanPlan page={page} amount={holding.amount} />
    </LaterPart>
  );
};

/** Its past and expected income, or the steps that remain before it becomes an investment. */
const Story = ({ holding }: { holding: HeldInFull }) => {
  const { t } = useTranslation('portfolio');
  if (waitsForYou(holding) || holding.clearing) return <ReservationNotice reservation={holding} />;
  if (holding.receivedAt === null) return <Notice>{t('detail.unpaid')}</Notice>;
  if (holding.state !== 'received' && holding.state !== 'settled') return <Notice>{t('detail.over')}</Notice>;
  return <Payments holding={holding} />;
};

/** Of money that is held until an offering is shared out: a part of it may go back. */
const SharedOut = ({ holding }: { holding: HeldInFull }) => {
  const { data: page } = useQuery({
    ...campaignPageQuery(holding.campaignSlug),
    enabled: holding.state === 'received' || waitsForYou(holding),
  });
  const { data: receipt } = useQuery(receiptQuery(holding.id));
  return page && receipt && <SharedOutNotice offer={page} now={receipt.allotmentNow} />;
};

/** The sums; of money that a part's closing takes up, what that means, beside the campaign's own day. */
const Sums = ({ holding }: { holding: HeldInFull }) => {
  const { data: page } = useQuery({ ...campaignPageQuery(holding.campaignSlug), enabled: holding.closesInPart });
  const campaignClosesAt = page?.closesAt ?? null;
  return (
    <>
      <PartClosing holding={holding} campaignClosesAt={campaignClosesAt} />
      <HoldingSums holding={holding} />
    </>
  );
};

/** The terms as the campaign states them; nothing where its page is hidden. */
const Terms = ({ slug }: { slug: string }) => {
  const { data: page, isPending } = useQuery(campaignPageQuery(slug));
  if (isPending) return <Skeleton height="20rem" />;
  return page && <CampaignTerms page={page} />;
};

/** Why the money goes back, where the site has ended the campaign. */
const Ended = ({ holding }: { holding: HeldInFull }) => {
  const { data: receipt } = useQuery(receiptQuery(holding.id));
  return receipt?.campaignEnded && <EndedNotice ended={receipt.campaignEnded} />;
};

const Next = ({ holding }: { holding: HeldInFull }) => {
  const { data: receipt, isPending } = useQuery(receiptQuery(holding.id));
  const coming = useComing(holding);
  if (isPending) return <Skeleton height="20rem" />;
  return receipt && <WhatNext receipt={receipt} further={coming} withoutLeaving={waitsForYou(holding)} />;
};

/** One investment: its sums, its schedule, its terms, what comes next, and how to leave. */
const Holding = () => {
  const { t } = useTranslation('portfolio');
  const { investorId = '' } = useParams();
  const query = useQuery(holdingQuery(investorId));
  useTitle(query.data?.campaignName ?? t('title'));
  return (
    <PageFrame as="main" id="main">
      <QueryBoundary query={query} pending={<FiguresSkeleton />}>
        {(holding) => (
          <Stack gap={7}>
            <HoldingHead
              holding={holding}
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
            <WaitingQuestions campaignId={holding.campaignId} />
            <Ended holding={holding} />
            <LateNotice holding={holding} />
            <SharedOut holding={holding} />
            <Sums holding={holding} />
            <div className={css.parts}>
              <div>
                <Story holding={holding} />
              </div>
              <div className={css.next}>
                <Next holding={holding} />
              </div>
              <Terms slug={holding.campaignSlug} />
            </div>
            <Columns kind="two">
              <AgreementBlock investmentId={holding.id} />
              {holding.type === 'equity' && holding.state === 'settled' && (
                <CertificateBlock investmentId={holding.id} />
              )}
            </Columns>
          </Stack>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};

export default Holding;
