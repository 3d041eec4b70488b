import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../ui/data/data-table.js';
import { Code, Money } from '../../../ui/data/figures.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { StatusBadge } from '../../../ui/data/status-badge.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Stack } from '../../../ui/layout/layout.js';
import { textCss, TextLink } from '../../../ui/text/text.js';
import type { SecondWallet } from '../queries.js';
import { receiptPath } from '../receipt-path.js';

type Entry = SecondWallet['entries'][number];

const What = ({ entry }: { entry: Entry }) => {
  const { t } = useTranslation('emoney');
  if (entry.kind === 'top_up') return <TextLink to={receiptPath(entry.id)}>{t('history.topUp')}</TextLink>;
  return (
    <>
      {t('history.payout')} <Code>{`•••• ${entry.accountLast4}`}</Code>
    </>
  );
};

/** What came in and went out, the newest first. */
export const SecondWalletHistory = ({ wallet }: { wallet: SecondWallet }) => {
  const { t } = useTranslation('emoney');
  return (
    <Stack as="section">
      <h2 className={textCss.title3}>{t('history.title')}</h2>
      {wallet.entries.length === 0 ? (
        <EmptyState title={t('history.none')} />
      ) : (
        <DataTable
          caption={t('history.title')}
          rows={wallet.entries}
          rowKey={({ id }) => id}
          columns={[
            { head: t('history.what'), render: (entry) => <What entry={entry} /> },
            {
              head: t('amount'),
              render: ({ kind, amount }) => (
                <Money amount={kind === 'payout' ? -amount : amount} currency={wallet.currency} signed />
              ),
              figure: true,
            },
            {
              head: t('history.state'),
              render: ({ state }) => <StatusBadge family="secondWallet" status={state} />,
              below: true,
            },
            { head: t('history.date'), render: ({ at }) => <SiteDate value={at} />, wideOnly: true },
          ]}
        />
      )}
    </Stack>
  );
};
