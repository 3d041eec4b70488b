import { investorShare, loanSchedule, readLoan } from '@cairn/finance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.js';
import { nearToday } from '../../../lib/format/near-today.js';
import { useSiteToday } from '../../../lib/format/site-days.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Badge } from '../../../ui/data/badge.js';
import { DataTable, type Column } from '../../../ui/data/data-table.js';
import { DateText, Money } from '../../../ui/data/figures.js';
import { LateBadge } from '../../../ui/data/late-badge.js';
import { RoundingNote } from '../../../ui/data/rounding-note.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { isPaid, type PagePayment } from '../payments.js';
import type { PageData } from '../queries.js';

interface LoanPlanProps {
  page: PageData;
  /** Minor units: one investor's part of the loan; the payments to all of them where there is none. */
  amount?: number;
}

/** By the terms alone: while the campaign runs, and until its schedule is made. */
const planned = (terms: NonNullable<PageData['debtTerms']>, amount: number | undefined): PagePayment[] => {
  // More than what is lent so far is a loan of its own.
  const whole = BigInt(Math.max(terms.principal, amount ?? 0));
  const all = loanSchedule(readLoan(terms, whole));
  const parts = amount === undefined ? all : investorShare(all, { amount: BigInt(amount), whole });
  return parts.map(({ dueOn, interest, principal, total }) => ({
    dueDate: dueOn,
    interest: Number(interest),
    principal: Number(principal),
    amount: Number(total),
    paidAt: null,
  }));
};

const State = ({ payment: { dueDate, paidAt } }: { payment: PagePayment }) => {
  const { t } = useTranslation('campaign');
  const siteDate = useSiteDate();
  const today = useSiteToday();
  if (paidAt !== null) return <Badge tone="success">{t('plan.paid', { date: siteDate(paidAt) })}</Badge>;
  if (dueDate < today) return <LateBadge dueDate={dueDate} />;
  return (
    <Badge tone="info" shape="hollow">
      {t('plan.expected')}
    </Badge>
  );
};

/** The payments of a loan: those made and those to come, or, before the closing, those of its terms. */
const LoanPlan = ({ page, amount }: LoanPlanProps) => {
  const { t, i18n } = useTranslation('campaign');
  const [isWhole, setIsWhole] = useState(false);
  if (!page.debtTerms) return null;
  const isKnown = amount === undefined && page.payments.length > 0;
  const rows = isKnown ? page.payments : planned(page.debtTerms, amount);
  const shown = isWhole ? rows : nearToday(rows, isPaid);
  const figure = (of: 'interest' | 'principal' | 'amount', head: string): Column<PagePayment> => ({
    head,
    render: (row) => <Money amount={row[of]} currency={page.currency} />,
    figure: true,
    wideOnly: of !== 'amount',
  });
  return (
    <Stack as="section" id="plan" gap={3}>
      <h2 className={textCss.title3}>{t('plan.title')}</h2>
      <Text as="p" size="small" muted>
        {t(amount === undefined ? 'plan.note' : 'plan.yours')}
      </Text>
      <DataTable
        caption={t('plan.title')}
        rows={shown}
        rowKey={({ dueDate, amount: sum, paidAt }) => `${dueDate} ${sum} ${paidAt ?? ''}`}
        columns={[
          { head: t('plan.due'), render: ({ dueDate }) => <DateText value={dueDate} /> },
          figure('interest', t('plan.interest')),
          figure('principal', t('plan.principal')),
          figure('amount', t('plan.total')),
          ...(isKnown
            ? [{ head: t('plan.status'), render: (row: PagePayment) => <State payment={row} />, below: true }]
            : []),
        ]}
      />
      <RoundingNote amounts={rows.map((row) => row.amount)} currency={page.currency} />
      {shown.length < rows.length && (
        <Row>
          <Button variant="default" size="sm" onClick={() => setIsWhole(true)}>
            {t('plan.all', { total: formatNumber(rows.length, i18n.language) })}
          </Button>
        </Row>
      )}
    </Stack>
  );
};

export default LoanPlan;
