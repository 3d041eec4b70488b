import { sessionsApi, OTHER_SESSIONS } from '@cairn/contracts/users/sessions.endpoints';
import { notifications } from '@mantine/notifications';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { formatAgent } from '../../../lib/format/format.js';
import { Badge } from '../../../ui/data/badge.js';
import { Code } from '../../../ui/data/figures.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Panel, Rows } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => send(sessionsApi.list, {}),
});

/** SEC-7: where the account is signed in, with an end for each and one for all others. */
export const SessionList = () => {
  const { t, i18n } = useTranslation('settings');
  const queries = useQueryClient();
  const query = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: (id: string) => send(sessionsApi.end, { params: { id } }),
    onSuccess: async (_done, id) => {
      await queries.invalidateQueries(sessionsQuery);
      notifications.show({ message: t(id === OTHER_SESSIONS ? 'sessions.allEnded' : 'sessions.ended') });
    },
  });
  const busy = end.isPending ? end.variables : null;
  return (
    <Stack as="section" gap={4} id="sessions">
      <Row between flow>
        <h2 className={textCss.title3}>{t('place.sessions')}</h2>
        {(query.data?.length ?? 0) > 1 && (
          <Button
            variant="default"
            size="sm"
            loading={busy === OTHER_SESSIONS}
            onClick={() => end.mutate(OTHER_SESSIONS)}
          >
            {t('sessions.endOthers')}
          </Button>
        )}
      </Row>
      <RefusalNotice error={end.error} />
      <QueryBoundary query={query} pending={<RowSkeleton count={2} />}>
        {(sessions) => (
          <Panel flush>
            <Rows pad>
              {sessions.map(({ id, current, agent, ip, lastSeenAt, expiresAt }) => (
                <Row as="li" between flow key={id}>
                  <Stack gap={1}>
                    <Row flow>
                      <Text strong>
                        {agent ? <bdi>{formatAgent(agent, i18n.language)}</bdi> : t('sessions.unknown')}
                      </Text>
                      {current && <Badge tone="yours">{t('sessions.here')}</Badge>}
                    </Row>
                    <Text size="small" muted>
                      {current ? t('sessions.until') : t('sessions.seen')}{' '}
                      <SiteDate value={current ? expiresAt : lastSeenAt} format="moment" />
                      {ip && (
                        <>
                          {' · '}
                          <Code>{ip}</Code>
                        </>
                      )}
                    </Text>
                  </Stack>
                  {!current && (
                    <Button variant="subtle" size="sm" loading={busy === id} onClick={() => end.mutate(id)}>
                      {t('sessions.end')}
                    </Button>
                  )}
                </Row>
              ))}
            </Rows>
          </Panel>
        )}
      </QueryBoundary>
      <Text as="p" size="small" muted>
        {t('sessions.note')}
      </Text>
    </Stack>
  );
};
