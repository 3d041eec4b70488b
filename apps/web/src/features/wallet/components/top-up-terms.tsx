import type { PageRail } from '@cairn/contracts/rails/providers';
import { useTranslation } from 'react-i18next';
import { useRailWords } from '../../../lib/format/use-rail-words.js';
import { Code, Money } from '../../../ui/data/figures.js';
import { Reference } from '../../../ui/data/reference.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Deed, Terms } from '../../../ui/layout/surface.js';
import type { TopUp } from '../queries.js';

interface TopUpTermsProps {
  topUp: TopUp;
  /** The way to pay that is chosen, and what it adds; of one that was paid, they are known. */
  chosen?: { rail: PageRail; surcharge: number } | undefined;
}

/** The sums of a top-up, under the double rule: what was paid, or what is to be paid; never a receipt before that. */
export const TopUpTerms = ({ topUp, chosen }: TopUpTermsProps) => {
  const { t } = useTranslation(['wallet', 'invest']);
  const words = useRailWords();
  const way = chosen?.rail ?? topUp.paymentType ?? 'card';
  const surcharge = topUp.surcharge + (chosen?.surcharge ?? 0);
  const toSource = words('toSource', way);
  const isReceived = topUp.state === 'received';
  const isOver = topUp.state === 'failed' || topUp.state === 'expired';
  const money = (amount: number) => <Money amount={amount} currency={topUp.currency} />;
  return (
    <Deed>
      <Stack gap={3}>
        <Terms
          items={[
            { term: t('topUp.number'), value: <Code>{topUp.number}</Code> },
            ...(isReceived ? [{ term: t('topUp.holder'), value: <bdi>{topUp.holderName}</bdi> }] : []),
            {
              term: t(isReceived ? 'topUp.receivedOn' : 'topUp.begunOn'),
              value: <SiteDate value={topUp.receivedAt ?? topUp.createdAt} format="moment" />,
            },
            ...(isReceived ? [{ term: t('topUp.method'), value: t(`invest:payment.${way}`) }] : []),
            ...(isReceived && topUp.transactionId
              ? [{ term: t('topUp.transaction'), value: <Reference value={topUp.transactionId} /> }]
              : []),
          ]}
        />
        <Terms
          sum
          items={[
            { term: t(isReceived ? 'topUp.added' : isOver ? 'amount' : 'arrives'), value: money(topUp.amount) },
            { term: t('fee'), value: money(topUp.fee) },
            ...(surcharge > 0
              ? [{ term: t('topUp.railFee', { paidBy: words('paidBy', way) }), value: money(surcharge) }]
              : []),
            {
              term: t(isReceived ? 'topUp.paid' : isOver ? 'topUp.notPaid' : 'leaves'),
              value: money(topUp.total + (chosen?.surcharge ?? 0)),
              total: !isOver,
            },
            ...(topUp.returning > 0
              ? [{ term: t('topUp.returning', { toSource }), value: money(topUp.returning) }]
              : []),
            ...(topUp.returnFailed > 0
              ? [{ term: t('topUp.returnFailed', { toSource }), value: money(topUp.returnFailed) }]
              : []),
            ...(topUp.chargedBack > 0 ? [{ term: t('topUp.chargedBack'), value: money(topUp.chargedBack) }] : []),
            ...(topUp.returned > 0 ? [{ term: t('topUp.returned', { toSource }), value: money(topUp.returned) }] : []),
          ]}
        />
      </Stack>
    </Deed>
  );
};
