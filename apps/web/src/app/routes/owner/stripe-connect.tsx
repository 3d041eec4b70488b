import { paymentsApi } from '@cairn/contracts/payments/payments.endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { accountsQuery, connectNotesQuery, ownerKeys } from '../../../features/owner/queries.js';
import { ConnectAccountRow } from '../../../features/owner/components/connect-account-row.js';
import { send } from '../../../lib/api/api.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Notice, Rows } from '../../../ui/layout/surface.js';

const StripeConnect = () => {
  const { t } = useTranslation('owner');
  const queries = useQueryClient();
  const query = useQuery(accountsQuery);
  const { data: notes } = useQuery(connectNotesQuery);
  useTitle(t('connect.title'));
  /** Opens an account if there is none, and redirects to the provider's page to enter its details. */
  const onboarding = useMutation({
    mutationFn: async (open: boolean) => {
      if (open) await send(paymentsApi.connect, {});
      const { url } = await send(paymentsApi.connectionUrl, {});
      await queries.invalidateQueries({ queryKey: ownerKeys.accounts() });
      window.location.assign(url);
    },
  });
  return (
    <NarrowPage>
      <PageHeader title={t('connect.title')} lede={t('connect.lede')} />
      <RefusalNotice error={onboarding.error} />
      {notes !== undefined && notes.length > 0 && (
        <Notice>
          <ul>
            {notes.map(({ code }) => (
              <li key={code}>{t(`connect.notes.${code}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <QueryBoundary
        query={query}
        pending={<RowSkeleton count={2} />}
        isEmpty={(accounts) => accounts.length === 0}
        empty={
          <EmptyState
            title={t('connect.none')}
            action={
              <Button loading={onboarding.isPending} onClick={() => onboarding.mutate(true)}>
                {t('connect.start')}
              </Button>
            }
          >
            {t('connect.noneText')}
          </EmptyState>
        }
      >
        {(accounts) => (
          <Rows>
            {accounts.map((account) => (
              <ConnectAccountRow
                key={account.id}
                account={account}
                busy={onboarding.isPending}
                onGoOn={() => onboarding.mutate(false)}
              />
            ))}
          </Rows>
        )}
      </QueryBoundary>
    </NarrowPage>
  );
};

export default StripeConnect;
