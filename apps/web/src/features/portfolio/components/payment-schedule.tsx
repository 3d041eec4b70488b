import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nearToday } from '../../../lib/format/near-today.js';
import { paths } from '../../../lib/page/paths.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Badge } from '../../../ui/data/badge.js';
import { DataTable, type Column } from '../../../ui/data/data-table.js';
import { DateText, Money } from '../../../ui/data/figures.js';
import { RoundingNote } from '../../../ui/data/rounding-note.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Text, textCss, TextLink } from '../../../ui/text/text.js';
import type { HeldInFull, Paid } from '../queries.js';
import { scheduleOf } from '../schedule.js';
import { LateBadge } from '../../../ui/data/late-badge.js';

const State = ({ row: { creditedAt, dueDate, overdue, repaymentId } }: { row: Paid }) => {
  const { t } = useTranslation('portfolio');
  const siteDate = useSiteDate();
  if (creditedAt === null) {
    if (overdue) return <LateBadge dueDate={dueDate} />;
    return (
      <Badge tone="info" shape="hollow">
        {t('detail.expected')}
      </Badge>
    );
  }
  return (
    <>
      <Badge tone="success">{t('detail.credited', { date: siteDate(creditedAt) })}</Badge>{' '}
      <TextLink to={paths.receivedRepayment(repaymentId)}>{t('receipt.open')}</TextLink>
    </>
  );
};

/** Interest and principal apart, of a loan; of shares there are dividends alone. */
const useColumns = (isLoan: boolean): Column<Paid>[] => {
  const { t } = useTranslation('portfolio');
  const figure = (head: string, of: 'interest' | 'principal' | 'amount'): Column<Paid> => ({
    head,
    render: ({ currency, ...row }) => <Money amount={row[of]} currency={currency} />,
    figure: true,
    wideOnly: of !== 'amount',
  });
  return [
    { head: t('detail.due'), render: ({ dueDate }) => <DateText value={dueDate} /> },
    ...(isLoan ? [figure(t('detail.interest'), 'interest'), figure(t('detail.principal'), 'principal')] : []),
    figure(t('detail.total'), 'amount'),
    { head: t('state'), render: (row) => <State row={row} />, below: true },
  ];
};

/** Received and expected amounts, payment by payment: those around today, and all of them on request. */
export const PaymentSchedule = ({ holding }: { holding: HeldInFull }) => {
  const { t } = useTranslation('portfolio');
  const [isWhole, setIsWhole] = useState(false);
  const isLoan = holding.type === 'debt';
  const columns = useColumns(isLoan);
  const { rows, paid } = scheduleOf(holding.distributions);
  const shown = isWhole ? rows : nearToday(rows, ({ creditedAt }) => creditedAt !== null);
  const title = t(isLoan ? 'detail.schedule' : 'detail.dividends');
  return (
    <Stack as="section" gap={3}>
      <Row between flow>
        <h2 className={textCss.title3}>{title}</h2>
        {isLoan && rows.length > 0 && (
          <Text size="small" muted>
            {t('detail.paidOf', { paid, count: rows.length })}
          </Text>
        )}
      </Row>
      {rows.length === 0 ? (
        <Text as="p" muted>
          {t(isLoan ? 'detail.none' : 'detail.noDividend')}
        </Text>
      ) : (
        <DataTable caption={title} rows={shown} rowKey={({ repaymentId }) => repaymentId} columns={columns} />
      )}
      {isLoan && <RoundingNote amounts={rows.map(({ amount }) => amount)} currency={holding.currency} />}
      {shown.length < rows.length && (
        <Row>
          <Button variant="default" size="sm" onClick={() => setIsWhole(true)}>
            {t('detail.showAll', { count: rows.length })}
          </Button>
        </Row>
      )}
      {isLoan && paid < rows.length && (
        <Text as="p" size="small" muted>
          {t('detail.noPromise')}
        </Text>
      )}
    </Stack>
  );
};
