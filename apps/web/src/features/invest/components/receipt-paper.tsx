import { PAGE_RAILS, type PageRail } from '@cairn/contracts/rails/providers';
import { besideWallet } from '@cairn/i18n/rail-words';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.js';
import { Code, Money } from '../../../ui/data/figures.js';
import { Paper } from '../../../ui/layout/paper.js';
import { Reference } from '../../../ui/data/reference.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Terms, type Term } from '../../../ui/layout/surface.js';
import type { Receipt } from '../queries.js';

/** The way that paid beside the wallet. */
const beside = ({ paymentType }: Receipt): PageRail =>
  PAGE_RAILS.find((rail) => rail === besideWallet(paymentType ?? '')) ?? 'card';

/** The printed document of an investment: a receipt only where money was received. */
export const ReceiptPaper = ({ receipt }: { receipt: Receipt }) => {
  const { t, i18n } = useTranslation('invest');
  const money = (amount: number) => <Money amount={amount} currency={receipt.currency} />;
  const what =
    receipt.units === null
      ? t('receipt.forLoan', { name: receipt.campaignName })
      : t('receipt.forShares', {
          count: receipt.units,
          units: formatNumber(receipt.units, i18n.language),
          name: receipt.campaignName,
        });
  // Another way than back to where it was paid from has words of its own.
  const context = receipt.wayBack ?? undefined;
  /** Only money that was received has a total. */
  const sums: Term[] =
    receipt.receivedAt === null
      ? [{ term: t('receipt.reserved'), value: money(receipt.amount) }]
      : receipt.state === 'refunding' || receipt.state === 'refunded'
        ? [
            { term: t('receipt.received'), value: money(receipt.total) },
            ...(receipt.fees > receipt.feesReturned
              ? [{ term: t('receipt.feesKept'), value: money(receipt.fees - receipt.feesReturned) }]
              : []),
            ...(receipt.takenByBank > 0 ? [{ term: t('receipt.takenByBank'), value: money(receipt.takenByBank) }] : []),
            {
              term: t(`receipt.${receipt.state}`, { context }),
              value: money(receipt.amount + receipt.feesReturned - receipt.takenByBank),
              total: true,
            },
          ]
        : [
            ...(receipt.allotment
              ? [
                  { term: t('receipt.committed'), value: money(receipt.allotment.committed) },
                  { term: t('receipt.notAllotted'), value: money(receipt.allotment.returned) },
                  { term: t('receipt.allotted'), value: money(receipt.allotment.allotted) },
                ]
              : []),
            ...(receipt.fees > 0 ? [{ term: t('receipt.amount'), value: money(receipt.amount) }] : []),
            { term: t('receipt.fees'), value: money(receipt.fees) },
            { term: t('receipt.total'), value: money(receipt.total), total: true },
          ];
  return (
    <Paper
      title={t(`receipt.paper.${receipt.state}`, { context })}
      number={t('receipt.number', { number: receipt.number })}
      issuedAt={receipt.issuedAt}
    >
      <Terms
        items={[
          { term: t('receipt.investor'), value: <bdi>{receipt.investorName}</bdi> },
          { term: t('receipt.for'), value: what },
          ...(receipt.pricePerShare === null
            ? []
            : [{ term: t('receipt.price'), value: money(receipt.pricePerShare) }]),
          ...(receipt.paymentType && receipt.receivedAt
            ? [{ term: t('receipt.paidFrom'), value: t(`payment.${receipt.paymentType}`) }]
            : []),
          ...(receipt.walletPart > 0 && receipt.receivedAt
            ? [
                { term: t('payment.wallet'), value: money(receipt.walletPart) },
                {
                  term: t(`payment.${beside(receipt)}`),
                  value: money(receipt.amount - receipt.walletPart),
                },
              ]
            : []),
          {
            term: t(receipt.receivedAt ? 'receipt.date' : 'receipt.reservedOn'),
            value: <SiteDate value={receipt.receivedAt ?? receipt.createdAt} format="moment" />,
          },
          {
            term: t(
              receipt.state === 'received' || receipt.state === 'settled'
                ? 'receipt.receiptNumber'
                : 'receipt.reference',
            ),
            value: <Code>{receipt.referenceId}</Code>,
          },
          ...(receipt.transactionId
            ? [{ term: t('receipt.transaction'), value: <Reference value={receipt.transactionId} /> }]
            : []),
          ...sums,
        ]}
      />
    </Paper>
  );
};
