import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import { notifications } from '@mantine/notifications';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api.js';
import { formatMoney } from '../../../lib/format.js';
import { ConfirmAction } from '../../../ui/confirm-action.js';
import { Code, DateText, Money } from '../../../ui/figures.js';
import { layoutCss, Row, Stack } from '../../../ui/layout.js';
import { LoadMore } from '../../../ui/load-more.js';
import { RowBones } from '../../../ui/page-bones.js';
import { ErrorState } from '../../../ui/states.js';
import { StatusBadge } from '../../../ui/status-badge.js';
import { Rows } from '../../../ui/surface.js';
import { Text } from '../../../ui/text.js';
import { walletKeys, withdrawalsQuery, type Withdrawal } from '../api/wallet.queries.js';

/** What happens next, or what happened: never more than is true of this withdrawal. */
const Progress = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { t } = useTranslation('wallet');
  const [now] = useState(() => Date.now());
  const { state, needsApproval, sendableAt, reference, reason, sentAt } = withdrawal;
  const isOpen = state === 'requested' || state === 'approved';
  if (isOpen) {
    const cools = new Date(sendableAt).getTime() > now;
    return (
      <>
        {t(state === 'approved' ? 'withdrawals.approved' : needsApproval ? 'withdrawals.two' : 'withdrawals.one')}
        {cools && (
          <>
            {' '}
            {t('withdrawals.cools')} <DateText value={sendableAt} format="moment" />.
          </>
        )}
      </>
    );
  }
  if (state === 'sent') {
    return (
      <>
        {sentAt && <DateText value={sentAt} />}
        {reference && (
          <>
            {' · '}
            {t('ref')} <Code>{reference}</Code>
          </>
        )}
      </>
    );
  }
  return (
    <>
      {t(`withdrawals.${state}`)} {reason && <bdi>{reason}</bdi>}
    </>
  );
};

const Cancel = ({ withdrawal: { id, amount, currency } }: { withdrawal: Withdrawal }) => {
  const { t } = useTranslation('wallet');
  const queries = useQueryClient();
  const money = formatMoney(amount, currency);
  return (
    <ConfirmAction
      danger
      size="sm"
      label={t('withdrawals.cancel', { amount: money })}
      title={t('withdrawals.cancelTitle')}
      keep={t('withdrawals.keep')}
      confirm={t('withdrawals.cancel', { amount: money })}
      onConfirm={async () => {
        await send(walletApi.cancelWithdrawal, { params: { id } });
        await queries.invalidateQueries({ queryKey: walletKeys.all });
        notifications.show({ message: t('withdrawals.cancelDone', { amount: money }) });
      }}
    >
      <p>{t('withdrawals.cancelText', { amount: money })}</p>
    </ConfirmAction>
  );
};

/** The withdrawals of this wallet, newest first; nothing is shown where there is none. */
export const Withdrawals = () => {
  const { t } = useTranslation('wallet');
  const query = useInfiniteQuery(withdrawalsQuery);
  if (query.isPending) return <RowBones count={2} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const withdrawals = query.data.pages.flatMap(({ items }) => items);
  if (withdrawals.length === 0) return null;
  return (
    <Stack as="section">
      <h2>{t('withdrawals.title')}</h2>
      <Rows>
        {withdrawals.map((withdrawal) => (
          <Row as="li" key={withdrawal.id}>
            <span className={layoutCss.grow}>
              <b>
                <Money amount={withdrawal.amount} currency={withdrawal.currency} />
              </b>
              <br />
              <Text size="small" muted>
                <bdi>{withdrawal.bankName}</bdi> <Code>{`•••• ${withdrawal.accountNumberLast4}`}</Code>
                <br />
                <Progress withdrawal={withdrawal} />
              </Text>
            </span>
            <Stack gap={2}>
              <StatusBadge family="withdrawal" status={withdrawal.state} />
              {withdrawal.cancellable && <Cancel withdrawal={withdrawal} />}
            </Stack>
          </Row>
        ))}
      </Rows>
      <LoadMore query={query} />
    </Stack>
  );
};
