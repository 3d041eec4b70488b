import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { Stack } from '../../../ui/layout/layout.js';
import { BarLegend, Strata } from '../../../ui/layout/strata.js';
import { useStake } from '../../../lib/site/own-investments.js';
import type { Offer, Receipt } from '../queries.js';

/** How far the campaign is while one's money is held for it, with one's own part: this investment and all others. */
export const ReceiptProgress = ({ offer, receipt }: { offer: Offer; receipt: Receipt }) => {
  const { t } = useTranslation(['invest', 'campaign', 'common']);
  const { currency, received, committed, maxOfferingAmount, successThreshold, goal } = offer;
  const { data: stake } = useStake(receipt.campaignId, receipt.currency);
  const mine = Math.max(receipt.amount, stake?.amount ?? 0);
  const money = (amount: number) => formatMoney(amount, currency, { whole: true });
  const minimum = { at: successThreshold, label: t('campaign:minimum'), value: money(successThreshold) };
  const target = { at: goal, label: t('campaign:goal'), value: money(goal) };
  return (
    <Stack gap={2} data-print="hide">
      <Strata
        ceiling={maxOfferingAmount}
        received={received}
        committed={committed}
        mine={mine}
        marks={successThreshold < goal ? [minimum, target] : [target]}
        sentence={t('common:card.bar', {
          received: money(received),
          committed: money(committed),
          ceiling: money(maxOfferingAmount),
          minimum: money(successThreshold),
        })}
      />
      <BarLegend
        items={[
          { kind: 'mine', label: t('receipt.mine', { amount: money(mine) }) },
          { kind: 'received', label: t('campaign:legendReceived', { amount: money(received) }) },
          { kind: 'committed', label: t('campaign:legendCommitted', { amount: money(committed) }) },
        ]}
      />
    </Stack>
  );
};
