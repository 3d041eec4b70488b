import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../lib/api/session.js';
import { formatNumber } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { useSite } from '../../../lib/site/site.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { countUpdates } from '../page-parts.js';
import type { PageData } from '../queries.js';
import { updatesQuery, type Update } from './queries.js';
import { UpdateView } from './update-view.js';

type Counts = PageData['parts']['updates'];

const SignIn = ({ count }: { count: number }) => {
  const { t, i18n } = useTranslation('campaign');
  const { pathname } = useLocation();
  return (
    <Text as="p" muted>
      {t('updates.signIn', { count, updates: formatNumber(count, i18n.language) })}{' '}
      <TextLink to={paths.login} state={{ from: `${pathname}#updates` }}>
        {t('updates.toSignIn')}
      </TextLink>
    </Text>
  );
};

/** How many updates are for somebody else: what is kept from a reader is not kept secret. */
const Others = ({ counts, read }: { counts: Counts; read: readonly Update[] }) => {
  const { t, i18n } = useTranslation('campaign');
  const missing = (['investors', 'followers'] as const).filter(
    (audience) => counts[audience] > 0 && !read.some((update) => update.audience === audience),
  );
  return missing.map((audience) => (
    <Text as="p" size="small" muted key={audience}>
      {t(audience === 'investors' ? 'updates.forInvestors' : 'updates.forFollowers', {
        count: counts[audience],
        updates: formatNumber(counts[audience], i18n.language),
      })}
    </Text>
  ));
};

/** the API decides who reads them; a visitor is asked to sign in, and comes back. */
export const Updates = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('campaign');
  const isSignedIn = useSession() !== null;
  const { data: site } = useSite();
  const isReader = isSignedIn || site?.updatesPublic === 'yes';
  const query = useInfiniteQuery({ ...updatesQuery(page.id), enabled: isReader });
  const counts = page.parts.updates;
  return (
    <section id="updates">
      <Stack gap={4}>
        <h2>{t('updates.title')}</h2>
        {!isReader && <SignIn count={countUpdates(counts)} />}
        {isReader && (
          <QueryBoundary query={query} pending={<Skeleton height="9rem" />}>
            {({ pages }) => {
              const read = pages.flatMap(({ items }) => items);
              return (
                <>
                  {read.map((update) => (
                    <UpdateView key={update.id} campaignId={page.id} update={update} />
                  ))}
                  {!query.hasNextPage && <Others counts={counts} read={read} />}
                </>
              );
            }}
          </QueryBoundary>
        )}
        <LoadMore query={query} size="sm" />
      </Stack>
    </section>
  );
};
