import { bankAccountsApi } from '@cairn/contracts/bank-accounts/bank-accounts.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { send } from '../../../lib/api/api.js';
import { linkedAccountsQuery } from '../../../lib/site/linked-accounts.js';
import { ErrorState } from '../../../ui/feedback/states.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';

const AGAIN_MS = 2000;

/** A page of this site: what a browser could take for another site leads nowhere. */
const ownPath = (next: string | null): string | null => (next !== null && /^\/[\w-]/.test(next) ? next : null);

/** On return from the provider's page: its own word about the account counts, and nothing that the address says. */
export const BankConnection = ({ id, next }: { id: string; next: string | null }) => {
  const { t } = useTranslation('bank');
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['bank-connection', id],
    queryFn: () => send(bankAccountsApi.connect, { body: { connection: id } }),
    staleTime: 0,
    // The provider may need a moment, and its message may be taken at the same time.
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? AGAIN_MS : false),
  });
  const state = query.data?.state;
  const accounts = useQuery({ ...linkedAccountsQuery, enabled: state === 'done' }).data ?? [];
  useEffect(() => {
    if (state === 'done') void queries.invalidateQueries(linkedAccountsQuery);
  }, [queries, state]);
  if (query.isError && query.data === undefined) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  // Of the account and its owner, the worse state is told.
  const waits = accounts.some(({ hindrance }) => hindrance === 'owner');
  const path = ownPath(next);
  const back = path !== null && (
    <Row>
      <Button component={Link} to={path} size="sm">
        {t('linked.goOn')}
      </Button>
    </Row>
  );
  if (state === 'done') {
    return (
      <Notice tone={waits ? 'warning' : 'success'}>
        <Stack gap={3}>
          <span>{t(waits ? 'linked.doneUnconfirmed' : 'linked.done')}</span>
          {back}
        </Stack>
      </Notice>
    );
  }
  if (state === 'left') {
    return (
      <Notice tone="warning">
        <Stack gap={3}>
          <span>{t('linked.left')}</span>
          {back}
        </Stack>
      </Notice>
    );
  }
  return <Notice tone="info">{t('linked.asking')}</Notice>;
};
