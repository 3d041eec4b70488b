import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useMe } from '../../../features/auth/me.js';
import { FundedCompanies } from '../../../features/campaigns/components/funded-companies.js';
import { OpenCards } from '../../../features/campaigns/components/open-cards.js';
import { Newsletter } from '../../../features/contact/components/newsletter.js';
import { BeforeInvesting } from '../../../features/identity/components/before-investing.js';
import { OwnCampaignsList } from '../../../features/owner/components/own-campaigns-list.js';
import { holdingsQuery, type Held } from '../../../features/portfolio/queries.js';
import { TopInvestors } from '../../../features/site/components/top-investors.js';
import { Memberships } from '../../../features/team/memberships.js';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { Columns, PageFrame, Row, Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { TextLink } from '../../../ui/text/text.js';
import { WelcomeFlag } from '../../../ui/layout/welcome-flag.js';
import { WhatWaits } from './what-waits.js';

/** Whether this page was reached by signing in. */
const cameFromSignIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'welcome' in state && state.welcome === true;

interface Holdings {
  items: readonly Pick<Held, 'receivedAt'>[];
}

/** An amount that is only reserved, or was never paid, is no investment yet. */
const hasInvested = ({ items }: Holdings): boolean => items.some(({ receivedAt }) => receivedAt !== null);

const Home = () => {
  const { t } = useTranslation('account');
  const { state } = useLocation();
  const me = useMe();
  const holdings = useQuery(holdingsQuery(null));
  useTitle(t('home.welcome', { name: me.data?.firstName ?? '' }));
  return (
    <PageFrame as="main" id="main">
      <QueryBoundary query={me} pending={<RowSkeleton />}>
        {(user) => (
          <Stack gap={8}>
            <Columns kind="main">
              <WhatWaits user={user} />
              <Stack as="aside" gap={5}>
                {cameFromSignIn(state) && <WelcomeFlag words={t('home.welcome', { name: user.firstName })} />}
                {user.displayData.investorDisplay && holdings.isPending && <Skeleton height="14rem" />}
                {user.displayData.investorDisplay && holdings.data && (
                  <BeforeInvesting kycStatus={user.kycStatus} invested={hasInvested(holdings.data)} />
                )}
              </Stack>
            </Columns>
            {user.displayData.campaignOwnerDisplay && (
              <Stack as="section">
                <h2>{t('home.yours')}</h2>
                <OwnCampaignsList />
              </Stack>
            )}
            <Memberships />
            <Stack as="section" gap={6}>
              <Row between flow>
                <h2>{t('home.open')}</h2>
                <TextLink to={paths.browse}>{t('home.all')}</TextLink>
              </Row>
              <OpenCards />
            </Stack>
            <Columns kind="main">
              <FundedCompanies />
              <TopInvestors />
            </Columns>
            <Newsletter />
          </Stack>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};

export default Home;
