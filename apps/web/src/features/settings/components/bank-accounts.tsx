import { bankAccountsApi } from '@cairn/contracts/bank-accounts/bank-accounts.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import {
  linkedAccountsQuery,
  useDebitsOffered,
  useLinkAccount,
  type LinkedAccount,
} from '../../../lib/site/linked-accounts.js';
import { Badge } from '../../../ui/data/badge.js';
import { AccountName } from '../../../ui/data/account-name.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Notice, Panel, Rows } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';

interface AccountRowProps {
  account: LinkedAccount;
  busy: boolean;
  onReconnect: () => void;
}

/** An account with its state, and what hinders debits of it. */
const AccountRow = ({ account, busy, onReconnect }: AccountRowProps) => {
  const { t } = useTranslation('bank');
  const queries = useQueryClient();
  const { hindrance, state } = account;
  return (
    <Row as="li" between flow>
      <Stack gap={1}>
        <Row flow>
          <Text strong>
            <AccountName account={account} />
          </Text>
          <Badge tone={hindrance === null ? 'success' : 'warning'} shape={hindrance === null ? 'dot' : 'hollow'}>
            {t(hindrance === null ? 'linked.works' : `linked.state.${hindrance}`)}
          </Badge>
        </Row>
        {hindrance !== null && (
          <Text size="small" muted>
            {t(`linked.why.${hindrance}`)}
          </Text>
        )}
      </Stack>
      <Row flow>
        {state === 'broken' && (
          <Button changes size="sm" loading={busy} onClick={onReconnect}>
            {t('linked.reconnect')}
          </Button>
        )}
        <ConfirmAction
          size="sm"
          label={t('linked.disconnect')}
          title={t('linked.disconnectTitle')}
          keep={t('linked.keep')}
          done={t('linked.disconnected')}
          onConfirm={async () => {
            await send(bankAccountsApi.disconnect, { params: { id: account.id } });
            await queries.invalidateQueries(linkedAccountsQuery);
          }}
        >
          <p>{t('linked.disconnectText')}</p>
        </ConfirmAction>
      </Row>
    </Row>
  );
};

/** The linked accounts: link another, connect one again, disconnect. */
export const BankAccounts = () => {
  const { t } = useTranslation('bank');
  const query = useQuery(linkedAccountsQuery);
  const link = useLinkAccount();
  const isOffered = useDebitsOffered();
  const add = isOffered && (
    <Button changes loading={link.isPending && link.variables === null} onClick={() => link.mutate(null)}>
      {t('linked.link')}
    </Button>
  );
  return (
    <Stack gap={5}>
      {!isOffered && <Notice tone="info">{t('linked.off')}</Notice>}
      <RefusalNotice error={link.error} />
      <QueryBoundary
        query={query}
        pending={<RowSkeleton count={2} />}
        isEmpty={(accounts) => accounts.length === 0}
        empty={
          <EmptyState title={t('linked.none')} action={add}>
            {t('linked.noneText')}
          </EmptyState>
        }
      >
        {(accounts) => (
          <Stack gap={4}>
            <Panel flush>
              <Rows pad>
                {accounts.map((account) => (
                  <AccountRow
                    key={account.id}
                    account={account}
                    busy={link.isPending && link.variables === account.id}
                    onReconnect={() => link.mutate(account.id)}
                  />
                ))}
              </Rows>
            </Panel>
            {add && <Row>{add}</Row>}
          </Stack>
        )}
      </QueryBoundary>
      <Text as="p" size="small" muted>
        {t('linked.note')}
      </Text>
    </Stack>
  );
};
