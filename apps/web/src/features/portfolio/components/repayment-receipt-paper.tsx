import { useTranslation } from 'react-i18next';
import { Code, DateText, Money } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Paper } from '../../../ui/layout/paper.js';
import { Reference } from '../../../ui/data/reference.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Terms, type Term } from '../../../ui/layout/surface.js';
import { textCss } from '../../../ui/text/text.js';
import type { Received } from '../queries.js';

/** The investments that it was paid for; each with its amount where there are several. */
const useInvestments = ({ parts, currency }: Received): Term[] => {
  const { t } = useTranslation('portfolio');
  if (parts.length === 1) {
    return parts.map(({ number }) => ({ term: t('receipt.investment'), value: <Code>{number}</Code> }));
  }
  return parts.map(({ number, amount }) => ({
    term: (
      <>
        {t('receipt.investment')} <Code>{number}</Code>
      </>
    ),
    value: <Money amount={amount} currency={currency} />,
  }));
};

/** The printed receipt of a repayment that the user received. */
export const RepaymentReceiptPaper = ({ receipt }: { receipt: Received }) => {
  const { t } = useTranslation('portfolio');
  const investments = useInvestments(receipt);
  const hasOne = receipt.parts.length === 1;
  const { instalment, instalments, rePaymentType, currency } = receipt;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const transactions = [...new Set(receipt.parts.flatMap(({ transactionId }) => transactionId ?? []))];
  return (
    <Paper
      title={t('receipt.title')}
      number={t('detail.number', { number: receipt.number })}
      issuedAt={receipt.creditedAt}
    >
      <Stack gap={3}>
        <Terms
          items={[
            { term: t('receipt.number'), value: <Code>{receipt.number}</Code> },
            { term: t('receipt.campaign'), value: <bdi>{receipt.campaignName}</bdi> },
            { term: t('receipt.investor'), value: <bdi>{receipt.investorName}</bdi> },
            {
              term: t('receipt.payment'),
              value:
                instalment === null
                  ? t(`receipt.types.${rePaymentType}`)
                  : t('receipt.instalment', { instalment, instalments }),
            },
            ...(hasOne ? investments : []),
            { term: t('receipt.due'), value: <DateText value={receipt.dueDate} /> },
            ...(receipt.paidAt
              ? [{ term: t('receipt.paid'), value: <SiteDate value={receipt.paidAt} format="moment" /> }]
              : []),
            { term: t('receipt.credited'), value: <SiteDate value={receipt.creditedAt} format="moment" /> },
            { term: t('receipt.to'), value: t('receipt.wallet', { currency }) },
            ...transactions.map((id) => ({ term: t('receipt.transaction'), value: <Reference value={id} /> })),
          ]}
        />
        <Terms
          sum
          items={[
            ...(hasOne ? [] : investments),
            {
              term: t(rePaymentType === 'dividend' ? 'receipt.dividend' : 'receipt.interest'),
              value: money(receipt.interest),
            },
            { term: t('receipt.principal'), value: money(receipt.principal) },
            { term: t('receipt.fees'), value: money(receipt.fees) },
            { term: t('receipt.tax'), value: money(receipt.taxWithheld) },
            { term: t('receipt.total'), value: money(receipt.amount), total: true },
          ]}
        />
        <p className={textCss.muted}>{t('receipt.note')}</p>
      </Stack>
    </Paper>
  );
};
