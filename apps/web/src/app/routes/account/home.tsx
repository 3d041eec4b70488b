import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useMe } from '../../../features/auth/me.js';
import { OpenCards } from '../../../features/campaigns/components/open-cards.js';
import { Newsletter } from '../../../features/contact/components/newsletter.js';
import { BeforeInvesting } from '../../../features/identity/components/before-investing.js';
import { OwnCampaignsList } from '../../../features/owner/components/own-campaigns-list.js';
import { holdingsQuery } from '../../../features/portfolio/api/portfolio.queries.js';
import { NeedsYou } from '../../../features/portfolio/components/needs-you.js';
import { waitsForYou } from '../../../features/portfolio/groups.js';
import { paths } from '../../../lib/paths.js';
import { useTitle } from '../../../lib/use-title.js';
import { DateText } from '../../../ui/figures.js';
import { Columns, PageFrame, Row, Stack } from '../../../ui/layout.js';
import { RowBones } from '../../../ui/page-bones.js';
import { QueryBoundary } from '../../../ui/query-boundary.js';
import { Text, textCss, TextLink } from '../../../ui/text.js';
import { WelcomeFlag } from '../../../ui/welcome-flag.js';

/** Whether this page was reached by signing in. */
const cameFromSignIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'welcome' in state && state.welcome === true;

const today = new Date().toISOString();

const Home = () => {
  const { t } = useTranslation('account');
  const { state } = useLocation();
  const me = useMe();
  const holdings = useQuery(holdingsQuery(null));
  useTitle(t('home.welcome', { name: me.data?.firstName ?? '' }));
  const waiting = holdings.data?.items.filter(({ state: reached }) => waitsForYou(reached)).length ?? 0;
  // What is only reserved, or was never paid, is no investment yet.
  const invested = holdings.data?.items.some(({ receivedAt }) => receivedAt !== null) ?? false;
  return (
    <PageFrame as="main" id="main">
      <QueryBoundary query={me} pending={<RowBones />}>
        {(user) => (
          <Stack gap={8}>
            <Columns kind="main">
              <Stack gap={6}>
                <Stack gap={2}>
                  <Text as="p" muted>
                    <DateText value={today} format="day" />
                  </Text>
                  <h1 className={textCss.display}>
                    {waiting === 0 ? t('home.nothing') : t('home.waiting', { count: waiting })}
                  </h1>
                </Stack>
                <QueryBoundary query={holdings} pending={<RowBones count={2} />}>
                  {({ items }) => <NeedsYou holdings={items} />}
                </QueryBoundary>
              </Stack>
              <Stack as="aside" gap={5}>
                {cameFromSignIn(state) && <WelcomeFlag words={t('home.welcome', { name: user.firstName })} />}
                {user.displayData.investorDisplay && <BeforeInvesting kycStatus={user.kycStatus} invested={invested} />}
              </Stack>
            </Columns>
            {user.displayData.campaignOwnerDisplay && (
              <Stack as="section">
                <h2>{t('home.yours')}</h2>
                <OwnCampaignsList />
              </Stack>
            )}
            <Stack as="section" gap={6}>
              <Row between flow>
                <h2>{t('home.open')}</h2>
                <TextLink to={paths.browse}>{t('home.all')}</TextLink>
              </Row>
              <OpenCards />
            </Stack>
            <Newsletter />
          </Stack>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};

export default Home;
