import { useInfiniteQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { DataTable } from '../../../ui/data-table.js';
import { Code, DateText, Money } from '../../../ui/figures.js';
import { Stack } from '../../../ui/layout.js';
import { LoadMore } from '../../../ui/load-more.js';
import { RowBones } from '../../../ui/page-bones.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { StatusBadge } from '../../../ui/status-badge.js';
import { Text } from '../../../ui/text.js';
import { entriesQuery, type Entry } from '../api/wallet.queries.js';

const Name = ({ of }: { of: string }) => <bdi>{of}</bdi>;

const What = ({ entry }: { entry: Entry }) => {
  const { t } = useTranslation('wallet');
  return (
    <span>
      <b>
        {entry.campaignName === null ? (
          t(`event.${entry.event}`)
        ) : (
          <Trans
            t={t}
            i18nKey="eventFor"
            values={{ event: t(`event.${entry.event}`) }}
            components={{ campaign: <Name of={entry.campaignName} /> }}
          />
        )}
      </b>
      <br />
      <Text size="small" muted>
        <DateText value={entry.at} />
        <br />
        {t('ref')} <Code>{entry.reference ?? entry.transactionId}</Code>
      </Text>
    </span>
  );
};

const signed = ({ amount, entryType }: Entry): number => (entryType === 'DEBIT' ? -amount : amount);

/** A withdrawal says its own state: one that its owner cancelled has not failed. */
const State = ({ entry: { status, withdrawalState } }: { entry: Entry }) =>
  withdrawalState === null ? (
    <StatusBadge family="wallet" status={status} />
  ) : (
    <StatusBadge family="withdrawal" status={withdrawalState} />
  );

/** S-14: everything that moved, newest first, with the balance after it. */
export const Activity = () => {
  const { t } = useTranslation(['wallet', 'common']);
  const query = useInfiniteQuery(entriesQuery);
  if (query.isPending) return <RowBones />;
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
            render: (entry) => <Money amount={signed(entry)} currency={entry.currency} />,
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
