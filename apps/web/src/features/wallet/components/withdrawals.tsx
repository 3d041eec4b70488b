import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import { bankReason } from '@cairn/i18n/bank-reasons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { serverClock } from '../../../lib/api/server-clock.js';
import { languageOf } from '../../../lib/format/format.js';
import { CancelTransfer } from '../../../ui/feedback/cancel-transfer.js';
import { Code } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { textCss } from '../../../ui/text/text.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { Deadline, SiteDate } from '../../../ui/data/site-date.js';
import { ErrorState } from '../../../ui/feedback/states.js';
import { StatusBadge } from '../../../ui/data/status-badge.js';
import { Rows } from '../../../ui/layout/surface.js';
import { TransferRow } from '../../../ui/data/transfer-row.js';
import { walletKeys, withdrawalsQuery, type Withdrawal } from '../queries.js';

/** The next step, or the outcome: only what applies to this withdrawal. */
const Progress = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { t, i18n } = useTranslation('wallet');
  const [now] = useState(() => serverClock.now());
  const { state, provider, needsApproval, sendableAt, reference, reason, sentAt } = withdrawal;
  const isPaidOut = provider !== null;
  if (state === 'requested' || state === 'approved') {
    const cools = new Date(sendableAt).getTime() > now;
    const one = isPaidOut ? 'withdrawals.onePayer' : 'withdrawals.one';
    return (
      <>
        <p>{t(state === 'approved' ? 'withdrawals.approved' : needsApproval ? 'withdrawals.two' : one)}</p>
        {cools && (
          <p>
            {t(isPaidOut ? 'withdrawals.coolsPayer' : 'withdrawals.cools')} <Deadline value={sendableAt} />.
          </p>
        )}
      </>
    );
  }
  if (state === 'sent') {
    return (
      <p>
        {sentAt && <SiteDate value={sentAt} />}
        {reference && (
          <>
            {' · '}
            {t('ref')} <Code>{reference}</Code>
          </>
        )}
      </p>
    );
  }
  return (
    <>
      <p>{t(state === 'failed' && isPaidOut ? 'withdrawals.failedPayer' : `withdrawals.${state}`)}</p>
      {reason && (
        <p>
          <bdi>{bankReason(languageOf(i18n.language), reason)}</bdi>
        </p>
      )}
    </>
  );
};

/** The withdrawals of this wallet, newest first; nothing is shown where there is none. */
export const Withdrawals = () => {
  const { t } = useTranslation('wallet');
  const query = useInfiniteQuery(withdrawalsQuery);
  if (query.isPending) return <RowSkeleton count={2} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const withdrawals = query.data.pages.flatMap(({ items }) => items);
  if (withdrawals.length === 0) return null;
  return (
    <Stack as="section">
      <h2 className={textCss.title3}>{t('withdrawals.title')}</h2>
      <Rows>
        {withdrawals.map((withdrawal) => (
          <TransferRow
            key={withdrawal.id}
            amount={withdrawal.amount}
            currency={withdrawal.currency}
            state={<StatusBadge family="withdrawal" status={withdrawal.state} />}
            to={
              <p>
                {withdrawal.payerLabel === null ? (
                  <>
                    <bdi>{withdrawal.bankName}</bdi> <Code>{`•••• ${withdrawal.accountNumberLast4 ?? ''}`}</Code>
                  </>
                ) : (
                  <bdi>{withdrawal.payerLabel}</bdi>
                )}
              </p>
            }
            progress={<Progress withdrawal={withdrawal} />}
            cancel={
              withdrawal.cancellable && (
                <CancelTransfer
                  what="withdrawal"
                  amount={withdrawal.amount}
                  currency={withdrawal.currency}
                  onCancel={() => send(walletApi.cancelWithdrawal, { params: { id: withdrawal.id } })}
                  changes={walletKeys.all}
                />
              )
            }
          />
        ))}
      </Rows>
      <LoadMore query={query} />
    </Stack>
  );
};
