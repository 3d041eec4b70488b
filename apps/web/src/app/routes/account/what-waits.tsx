import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import type { CurrentUser } from '@cairn/contracts/users/users.replies';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { asksIdentity } from '../../../features/identity/components/before-investing.js';
import { unreadQuery } from '../../../features/notifications/queries.js';
import { overdueQuery, ownListQuery } from '../../../features/owner/queries.js';
import { OverdueRepayments } from '../../../features/owner/components/overdue-repayments.js';
import { useDeskTasks } from '../../../features/owner/desk/use-desk-tasks.js';
import { holdingsQuery } from '../../../features/portfolio/queries.js';
import { NeedsYou } from '../../../features/portfolio/components/needs-you.js';
import { waitsForYou } from '../../../features/portfolio/groups.js';
import WaitingQuestions from '../../../features/terms/answer/waiting-questions.js';
import { openQuestionsQuery } from '../../../features/terms/queries.js';
import { paths } from '../../../lib/page/paths.js';
import { useSiteToday } from '../../../lib/format/site-days.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { DateText } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Text, textCss, TextLink } from '../../../ui/text/text.js';

const wasNeverPaid = ({ receivedAt }: { receivedAt: string | null }): boolean => receivedAt === null;

interface WhatWaitsProps {
  user: Pick<CurrentUser, 'firstName' | 'kycStatus' | 'displayData'>;
}

/**
 * This person's open tasks, counted, and the payments one by one; campaigns to change and an identity to prove have
 * places of their own on the page. An empty list is shown once it is known.
 */
export const WhatWaits = ({ user }: WhatWaitsProps) => {
  const { campaignOwnerDisplay: owns, investorDisplay: invests } = user.displayData;
  const { t } = useTranslation('account');
  const today = useSiteToday();
  const holdings = useQuery(holdingsQuery(null));
  const overdue = useQuery({ ...overdueQuery, enabled: owns });
  const campaigns = useInfiniteQuery({ ...ownListQuery, enabled: owns });
  const asked = owns ? [holdings, overdue, campaigns] : [holdings];
  const isKnown = asked.every(({ isSuccess }) => isSuccess);
  const toPay = holdings.data?.items.filter((holding) => waitsForYou(holding)).length ?? 0;
  const own = campaigns.data?.pages.flatMap(({ items }) => items) ?? [];
  const toChange = own.filter(({ status }) => status === CampaignStatus.declined).length;
  const toProve = invests && asksIdentity(user.kycStatus) ? 1 : 0;
  const toAnswer = useQuery(openQuestionsQuery).data?.items.length ?? 0;
  const toRead = useQuery(unreadQuery).data?.messages ?? 0;
  const onDesks = useDeskTasks(own);
  const toDo = onDesks.reduce((sum, { tasks }) => sum + tasks, 0);
  const count = toDo + toPay + toAnswer + (overdue.data?.length ?? 0) + toChange + toProve + toRead;
  // The step that is left of the way to a first investment is not "nothing".
  const isReady = invests && user.kycStatus === 'approved' && holdings.data?.items.every(wasNeverPaid) === true;
  const heading = count > 0 ? t('home.waiting', { count }) : t(isReady ? 'home.ready' : 'home.nothing');
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Text as="p" muted>
          <DateText value={today} format="day" />
        </Text>
        {asked.some(({ isPending }) => isPending) ? (
          <Skeleton width="min(24rem, 80%)" height="3rem" />
        ) : (
          <h1 className={textCss.display}>{isKnown ? heading : t('home.welcome', { name: user.firstName })}</h1>
        )}
        {toRead > 0 && (
          <p>
            <TextLink to={paths.inbox}>{t('home.unread', { count: toRead })}</TextLink>
          </p>
        )}
      </Stack>
      {onDesks.length > 0 && (
        <ul>
          {onDesks.map(({ id, name, tasks }) => (
            <li key={id}>
              <TextLink to={paths.ownerDashboard(id)}>{t('home.tasks', { name, count: tasks })}</TextLink>
            </li>
          ))}
        </ul>
      )}
      <WaitingQuestions />
      {owns && (
        <QueryBoundary query={overdue} pending={<RowSkeleton count={1} />}>
          {(repayments) => <OverdueRepayments repayments={repayments} />}
        </QueryBoundary>
      )}
      <QueryBoundary query={holdings} pending={<RowSkeleton count={2} />}>
        {({ items }) => <NeedsYou holdings={items} />}
      </QueryBoundary>
    </Stack>
  );
};
