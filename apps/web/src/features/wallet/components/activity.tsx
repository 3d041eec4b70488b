import { WalletStatus } from '@cairn/contracts/lifecycles/wallet.lifecycle';
import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { fetchFile } from '../../../lib/api/api.js';
import { formatMoney } from '../../../lib/format/format.js';
import { useRailWords } from '../../../lib/format/use-rail-words.js';
import { paths } from '../../../lib/page/paths.js';
import { saveFile } from '../../../lib/page/save-file.js';
import { DataTable } from '../../../ui/data/data-table.js';
import { Money } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { Reference } from '../../../ui/data/reference.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.js';
import { StatusBadge } from '../../../ui/data/status-badge.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { entriesQuery, type Entry } from '../queries.js';

const Name = ({ of }: { of: string }) => <bdi>{of}</bdi>;

/** A withdrawal of which nothing left the wallet: by its owner, or by those who check it. */
const notMoved = ({ withdrawalState }: Entry): 'cancelled' | 'rejected' | null =>
  withdrawalState === 'cancelled' || withdrawalState === 'rejected' ? withdrawalState : null;

const Title = ({ entry }: { entry: Entry }) => {
  const { t } = useTranslation('wallet');
  const words = useRailWords();
  const ended = notMoved(entry);
  if (ended !== null) return t(`notMoved.${ended}`, { amount: formatMoney(entry.amount, entry.currency) });
  const way = entry.paymentType ?? 'card';
  const event = t(`event.${entry.event}`, { paidBy: words('paidBy', way), toSource: words('toSource', way) });
  if (entry.campaignName === null) return event;
  return (
    <Trans t={t} i18nKey="eventFor" values={{ event }} components={{ campaign: <Name of={entry.campaignName} /> }} />
  );
};

/** Where the receipt of a record is; any other entry has a PDF. */
const RECEIPTS: Partial<Record<Entry['event'], (id: string) => string>> = {
  top_up: paths.topUpReceipt,
  investment: paths.receipt,
  investment_refund: paths.receipt,
  distribution: paths.receivedRepayment,
  repayment: paths.ownerRepaymentReceipt,
  top_up_return: paths.topUpReceipt,
};

const PaperButton = ({ entry: { transactionId, reference } }: { entry: Entry }) => {
  const { t } = useTranslation('wallet');
  const download = useMutation({
    mutationFn: () => fetchFile(walletApi.transaction, { params: { id: transactionId }, query: { format: 'pdf' } }),
    onSuccess: (file) => saveFile(file, `${reference ?? transactionId}.pdf`),
  });
  return (
    <>
      {' '}
      <Button variant="subtle" size="compact-sm" loading={download.isPending} onClick={() => download.mutate()}>
        {t('receiptPdf')}
      </Button>
      <RefusalNotice error={download.error} />
    </>
  );
};

/** Held beside another payment that was not made, and released: the receipt of the investment does not include it. */
const wasLetGo = ({ event, status }: Entry): boolean => event === 'investment' && status === WalletStatus.failed;

const ReceiptLink = ({ entry }: { entry: Entry }) => {
  const { t } = useTranslation('wallet');
  const { event, subjectId } = entry;
  const receiptOf = wasLetGo(entry) ? undefined : RECEIPTS[event];
  // What was not paid has no receipt: its own page says so, where it has one.
  if (!receiptOf && entry.status === WalletStatus.failed) return null;
  if (!receiptOf || subjectId === null) return <PaperButton entry={entry} />;
  return (
    <>
      {' '}
      <TextLink to={receiptOf(subjectId)}>{t('topUp.receipt')}</TextLink>
    </>
  );
};

const What = ({ entry }: { entry: Entry }) => {
  const { t } = useTranslation('wallet');
  return (
    <span>
      <Text size="small" muted>
        <SiteDate value={entry.at} />
      </Text>
      <br />
      <b>
        <Title entry={entry} />
      </b>
      <br />
      <Text size="small" muted>
        {notMoved(entry) !== null && (
          <>
            {t('notMoved.note')}
            <br />
          </>
        )}
        {t('ref')} <Reference value={entry.reference ?? entry.transactionId} />
        <ReceiptLink entry={entry} />
      </Text>
    </span>
  );
};

const signed = ({ amount, entryType }: Entry): number => (entryType === 'DEBIT' ? -amount : amount);

/** A withdrawal shows its own state: one that its owner cancelled has not failed. */
const State = ({ entry: { status, withdrawalState } }: { entry: Entry }) =>
  withdrawalState === null ? (
    <StatusBadge family="wallet" status={status} />
  ) : (
    <StatusBadge family="withdrawal" status={withdrawalState} />
  );

/** S-14: everything that moved, newest first, with the balance after it. */
export const Activity = ({ currency }: { currency: string }) => {
  const { t } = useTranslation(['wallet', 'common']);
  const query = useInfiniteQuery(entriesQuery(currency));
  if (query.isPending) return <RowSkeleton />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const entries = query.data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) {
    return (
      <EmptyState picture="clear" title={t('none')}>
        {t('noneText')}
      </EmptyState>
    );
  }
  return (
    <Stack>
      <DataTable
        caption={t('activity')}
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          { head: t('what'), render: (entry) => <What entry={entry} /> },
          {
            head: t('amount'),
            render: (entry) =>
              notMoved(entry) === null ? <Money amount={signed(entry)} currency={entry.currency} signed /> : '\u2014',
            figure: true,
          },
          { head: t('state'), render: (entry) => <State entry={entry} />, below: true },
          {
            head: t('balance'),
            render: ({ balance, currency }) =>
              balance === null ? '\u2014' : <Money amount={balance} currency={currency} />,
            figure: true,
            wideOnly: true,
          },
        ]}
      />
      <LoadMore query={query} />
    </Stack>
  );
};
