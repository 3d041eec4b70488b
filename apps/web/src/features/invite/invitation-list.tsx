import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../../lib/api/server-clock.js';
import { Badge } from '../../ui/data/badge.js';
import { DataTable } from '../../ui/data/data-table.js';
import { Code } from '../../ui/data/figures.js';
import { SiteDate } from '../../ui/data/site-date.js';
import { Stack } from '../../ui/layout/layout.js';
import { LoadMore } from '../../ui/data/load-more.js';
import { RowSkeleton } from '../../ui/feedback/page-skeletons.js';
import { ErrorState } from '../../ui/feedback/states.js';
import { Hidden, Text } from '../../ui/text/text.js';
import { InvitationActions } from './invitation-actions.js';
import { invitationsQuery } from './queries.js';

/** Invitations that were sent, and whether they were accepted. */
export const InvitationList = () => {
  const { t } = useTranslation(['invite', 'common']);
  const query = useInfiniteQuery(invitationsQuery);
  const [now] = useState(() => serverClock.now());
  if (query.isPending) return <RowSkeleton count={3} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const rows = query.data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) {
    return (
      <Text as="p" muted>
        {t('none')}
      </Text>
    );
  }
  return (
    <Stack>
      <DataTable
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            head: t('to'),
            render: ({ email }) => (email ? <Code>{email}</Code> : <Text muted>{t('forgotten')}</Text>),
          },
          { head: t('when'), render: ({ sentAt }) => <SiteDate value={sentAt} /> },
          {
            head: t('state'),
            render: ({ state }) => (
              <Badge
                tone={state === 'accepted' ? 'success' : 'neutral'}
                shape={state === 'accepted' ? 'dot' : 'hollow'}
              >
                {t(`states.${state}`)}
              </Badge>
            ),
          },
          {
            head: <Hidden>{t('actions')}</Hidden>,
            below: true,
            render: (invitation) => <InvitationActions invitation={invitation} now={now} />,
          },
        ]}
      />
      <LoadMore query={query} />
    </Stack>
  );
};
