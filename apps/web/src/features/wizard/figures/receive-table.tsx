import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../ui/data/data-table.js';
import { Money } from '../../../ui/data/figures.js';
import { Text } from '../../../ui/text/text.js';
import type { RaiseAmounts, Received } from './receives.js';

interface ReceiveTableProps {
  raise: RaiseAmounts;
  rows: readonly Received[];
  currency: string;
}

/** C-05: each amount that the raise may end with, the platform's fee on it, and what the owner receives. */
export const ReceiveTable = ({ raise, rows, currency }: ReceiveTableProps) => {
  const { t } = useTranslation('wizard');
  const money = (of: (row: Received) => bigint) => (row: Received) => (
    <Money amount={Number(of(row))} currency={currency} />
  );
  return (
    <>
      <DataTable
        rows={rows}
        rowKey={({ outcome }) => outcome}
        columns={[
          { head: t('receive.if'), render: ({ outcome }) => t(`receive.${outcome}`) },
          { head: t('receive.raised'), render: money(({ raised }) => raised), figure: true, wideOnly: true },
          { head: t('receive.fee'), render: money(({ fee }) => fee), figure: true },
          { head: t('receive.received'), render: money(({ received }) => received), figure: true },
        ]}
      />
      <Text as="p" size="small" muted>
        {t(raise.raiseMode === 'fixed' ? 'receive.fixedNote' : 'receive.flexibleNote')}
      </Text>
    </>
  );
};
