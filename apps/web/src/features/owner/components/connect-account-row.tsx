import type { Wire } from '@cairn/contracts/kernel/wire';
import { paymentsApi } from '@cairn/contracts/payments/payments.endpoints';
import type { ConnectAccount } from '@cairn/contracts/payments/payments.replies';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { Badge } from '../../../ui/data/badge.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { Code } from '../../../ui/data/figures.js';
import { layoutCss, Row } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import { ownerKeys } from '../queries.js';

/** Whether money can be paid out to it. */
export const ConnectAccountState = ({ account: { ready } }: { account: Wire<ConnectAccount> }) => {
  const { t } = useTranslation('owner');
  return (
    <Badge tone={ready ? 'success' : 'warning'} shape={ready ? 'dot' : 'hollow'}>
      {t(ready ? 'connect.ready' : 'connect.notReady')}
    </Badge>
  );
};

interface ConnectAccountRowProps {
  account: Wire<ConnectAccount>;
  busy: boolean;
  onGoOn: () => void;
}

/** A connected payout account: ready, or with information that the provider still needs. */
export const ConnectAccountRow = ({ account, busy, onGoOn }: ConnectAccountRowProps) => {
  const { t } = useTranslation('owner');
  const queries = useQueryClient();
  return (
    <Row as="li" flow>
      <span className={layoutCss.grow}>
        <b>
          <bdi>{account.companyName ?? t('connect.unnamed')}</bdi>
        </b>
        <br />
        <Text size="small" muted>
          <Code>{account.accountId}</Code>
        </Text>
      </span>
      <ConnectAccountState account={account} />
      {!account.ready && (
        <Button loading={busy} onClick={onGoOn}>
          {t('connect.goOn')}
        </Button>
      )}
      <ConfirmAction
        label={t('connect.remove')}
        title={t('connect.removeTitle')}
        keep={t('connect.keep')}
        onConfirm={async () => {
          await send(paymentsApi.disconnect, { params: { id: account.id } });
          await queries.invalidateQueries({ queryKey: ownerKeys.accounts() });
        }}
      >
        <p>{t('connect.removeText')}</p>
      </ConfirmAction>
    </Row>
  );
};
