import { repaymentsApi } from '@cairn/contracts/repayments/repayments.endpoints';
import type { RepaymentDetail } from '@cairn/contracts/repayments/repayments.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/api.js';
import { CsvDownload } from '../../../ui/data/csv-download.js';
import { DataTable } from '../../../ui/data/data-table.js';
import { Code, DateText, Money } from '../../../ui/data/figures.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Terms } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';

type Detail = Wire<RepaymentDetail>;

/** Only received money has a receipt. */
export const isRepaymentPaid = (state: Detail['state']): boolean => state === 'distributing' || state === 'distributed';

interface SumsProps {
  repayment: Detail;
  /** Of the way to pay that is chosen; of one that was paid, it is known. */
  surcharge?: number;
}

/**
 * The sums of a repayment, and of what it is.
 * @param surcharge what the chosen way to pay adds on top
 */
export const RepaymentSums = ({ repayment, surcharge = repayment.surcharge }: SumsProps) => {
  const { t } = useTranslation(['owner', 'invest']);
  const money = (amount: number) => <Money amount={amount} currency={repayment.currency} />;
  const isPaid = isRepaymentPaid(repayment.state);
  return (
    <Stack gap={3}>
      <Terms
        items={[
          { term: t('receipt.number'), value: <Code>{repayment.number}</Code> },
          { term: t('receipt.campaign'), value: <bdi>{repayment.campaignName}</bdi> },
          { term: t('rep.due'), value: <DateText value={repayment.dueDate} /> },
          ...(isPaid && repayment.paidAt
            ? [{ term: t('receipt.paidOn'), value: <SiteDate value={repayment.paidAt} format="moment" /> }]
            : []),
        ]}
      />
      <Terms
        sum
        items={[
          { term: t('rep.principal'), value: money(repayment.principal) },
          { term: t('rep.interest'), value: money(repayment.interest) },
          ...(surcharge > 0 ? [{ term: t('invest:wire.fee'), value: money(surcharge) }] : []),
          {
            term: t(isPaid ? 'receipt.totalPaid' : 'rep.total'),
            value: money(repayment.amount + surcharge),
            total: true,
          },
        ]}
      />
    </Stack>
  );
};

/** Each investor's part of it. */
export const RepaymentParts = ({ repayment }: { repayment: Detail }) => {
  const { t } = useTranslation('owner');
  return (
    <Stack as="section" gap={3} data-print={isRepaymentPaid(repayment.state) ? 'receipt' : undefined}>
      <h2 className={textCss.title3}>{t('pay.parts')}</h2>
      {repayment.parts.length === 0 && (
        <Text as="p" muted>
          {t('pay.partsLater')}
        </Text>
      )}
      {repayment.parts.length > 0 && (
        <DataTable
          rows={repayment.parts}
          rowKey={({ investmentId }) => investmentId}
          columns={[
            {
              // Somebody who invested twice has two lines, told apart by their numbers.
              head: t('pay.investor'),
              render: ({ investorName, number }) => (
                <>
                  <bdi>{investorName}</bdi>
                  <br />
                  <Text size="small" muted>
                    <Code>{number}</Code>
                  </Text>
                </>
              ),
            },
            {
              head: t('rep.principal'),
              render: ({ principal }) => <Money amount={principal} currency={repayment.currency} />,
              figure: true,
              wideOnly: true,
            },
            {
              head: t('rep.interest'),
              render: ({ interest }) => <Money amount={interest} currency={repayment.currency} />,
              figure: true,
              wideOnly: true,
            },
            {
              head: t('rep.total'),
              render: ({ amount }) => <Money amount={amount} currency={repayment.currency} />,
              figure: true,
            },
          ]}
        />
      )}
      {repayment.parts.length > 0 && isRepaymentPaid(repayment.state) && (
        <Row flow data-print="hide">
          <CsvDownload
            label={t('inv.csv')}
            fileName={`${repayment.number}.csv`}
            fetch={() =>
              fetchFile(repaymentsApi.read, { params: { repaymentId: repayment.id }, query: { format: 'csv' } })
            }
          />
        </Row>
      )}
    </Stack>
  );
};
