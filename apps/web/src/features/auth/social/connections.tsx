import { socialApi } from '@cairn/contracts/social/social.endpoints';
import { SOCIAL_PROVIDER_NAMES } from '@cairn/contracts/social/social-providers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { useErrorWords } from '../../../lib/api/use-error-words.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Notice, Panel, Rows } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { socialProvidersQuery } from './providers.query.js';
import { useVisit } from './social-buttons.js';

/** Accounts elsewhere that sign in here: connect and disconnect, each after a step-up (SEC-16). */
export const Connections = () => {
  const { t } = useTranslation('auth');
  const words = useErrorWords();
  const queries = useQueryClient();
  const query = useQuery(socialProvidersQuery);
  const visit = useVisit();
  const disconnect = useMutation({
    mutationFn: (provider: string) => send(socialApi.disconnect, { params: { provider } }),
    onSuccess: () => queries.invalidateQueries(socialProvidersQuery),
  });
  const failure = visit.error ?? disconnect.error;
  if (query.data?.offered.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <h2>{t('social.with')}</h2>
      {failure && <Notice tone="danger">{words(failure)}</Notice>}
      <QueryBoundary query={query} pending={<RowSkeleton count={2} />}>
        {({ offered, connected }) => (
          <Panel flush>
            <Rows pad>
              {offered.map((provider) => {
                const isConnected = connected.includes(provider);
                return (
                  <Row as="li" between flow key={provider}>
                    <Stack gap={1}>
                      <Text strong>{SOCIAL_PROVIDER_NAMES[provider]}</Text>
                      <Text size="small" muted>
                        {t(isConnected ? 'social.isConnected' : 'social.notConnected')}
                      </Text>
                    </Stack>
                    <Button
                      variant={isConnected ? 'subtle' : 'default'}
                      size="sm"
                      loading={
                        (visit.isPending && visit.variables.provider === provider) ||
                        (disconnect.isPending && disconnect.variables === provider)
                      }
                      onClick={() =>
                        isConnected ? disconnect.mutate(provider) : visit.mutate({ provider, from: paths.outsideLinks })
                      }
                    >
                      {t(isConnected ? 'social.disconnect' : 'social.connectIt')}
                    </Button>
                  </Row>
                );
              })}
            </Rows>
          </Panel>
        )}
      </QueryBoundary>
    </Stack>
  );
};
