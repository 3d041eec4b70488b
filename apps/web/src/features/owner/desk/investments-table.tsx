import type { CampaignType } from '@cairn/contracts/campaigns/options';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../ui/data/data-table.js';
import { Count, Money } from '../../../ui/data/figures.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { loanContext, StatusBadge } from '../../../ui/data/status-badge.js';
import { Text } from '../../../ui/text/text.js';
import type { InvestmentRow } from '../queries.js';
import { Missing } from './missing.js';
import { RemindButton } from './remind-button.js';

interface InvestmentsTableProps {
  campaignId: string;
  rows: readonly InvestmentRow[];
  type: CampaignType;
  mayRemind: boolean;
  /** Without shares and dates, where only what is missing counts. */
  brief?: boolean;
}

/** Investors with the state of their money, the step that is missing, and a reminder. */
export const InvestmentsTable = ({ campaignId, rows, type, mayRemind, brief }: InvestmentsTableProps) => {
  const { t } = useTranslation('desk');
  return (
    <DataTable
      caption={t(brief ? 'inv.steps' : 'inv.title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          head: t('inv.name'),
          render: ({ investorName, number }) => (
            <>
              <b>
                <bdi>{investorName}</bdi>
              </b>
              {!brief && (
                <Text as="div" size="xs" muted>
                  <bdi dir="ltr">{number}</bdi>
                </Text>
              )}
            </>
          ),
        },
        {
          head: t('inv.amount'),
          render: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          figure: true,
        },
        ...(type === 'equity' && !brief
          ? [
              {
                head: t('inv.units'),
                render: ({ units }: InvestmentRow) => <Count value={units ?? 0} />,
                figure: true,
                wideOnly: true,
              },
            ]
          : []),
        {
          head: t('inv.state'),
          render: ({ state, units, repaid }) => (
            <StatusBadge family="investment" status={state} context={loanContext({ units, repaid })} />
          ),
          below: true,
        },
        { head: t('inv.missing'), render: (row) => <Missing row={row} />, below: true },
        ...(brief
          ? []
          : [
              {
                head: t('inv.date'),
                render: ({ createdAt }: InvestmentRow) => <SiteDate value={createdAt} />,
                wideOnly: true,
              },
            ]),
        ...(mayRemind
          ? [
              {
                head: <span>{t('inv.reminder')}</span>,
                render: (row: InvestmentRow) => <RemindButton campaignId={campaignId} row={row} />,
                figure: true,
                below: true,
              },
            ]
          : []),
      ]}
    />
  );
};
