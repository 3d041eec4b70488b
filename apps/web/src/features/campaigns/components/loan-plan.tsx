import { investorShare, loanSchedule, readLoan, type ScheduleRow } from '@cairn/finance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.js';
import { DataTable, type Column } from '../../../ui/data/data-table.js';
import { DateText, Money } from '../../../ui/data/figures.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { PageData } from '../queries.js';

/** What stands before the whole of a long schedule is asked for. */
const SHOWN = 8;

interface LoanPlanProps {
  page: PageData;
  /** Minor units: one investor's part of the loan; the payments to all of them where there is none. */
  amount?: number;
}

/** The payments of a loan by its terms: of one that was made as agreed at closing, of one that still closes as planned. */
const LoanPlan = ({ page, amount }: LoanPlanProps) => {
  const { t, i18n } = useTranslation('campaign');
  const [isWhole, setIsWhole] = useState(false);
  const terms = page.debtTerms;
  if (!terms) return null;
  // More than what is lent so far is a loan of its own.
  const whole = BigInt(Math.max(terms.principal, amount ?? 0));
  const all = loanSchedule(readLoan(terms, whole));
  const rows = amount === undefined ? all : investorShare(all, { amount: BigInt(amount), whole });
  const figure = (of: 'interest' | 'principal' | 'total'): Column<ScheduleRow> => ({
    head: t(`plan.${of}`),
    render: (row) => <Money amount={Number(row[of])} currency={page.currency} />,
    figure: true,
    wideOnly: of !== 'total',
  });
  return (
    <Stack as="section" id="plan" gap={3}>
      <h2 className={amount === undefined ? undefined : textCss.title3}>{t('plan.title')}</h2>
      <Text as="p" size="small" muted>
        {t(amount === undefined ? 'plan.note' : 'plan.yours')}
      </Text>
      <DataTable
        caption={t('plan.title')}
        rows={isWhole ? rows : rows.slice(0, SHOWN)}
        rowKey={({ dueOn }) => dueOn}
        columns={[
          { head: t('plan.due'), render: ({ dueOn }) => <DateText value={dueOn} /> },
          figure('interest'),
          figure('principal'),
          figure('total'),
        ]}
      />
      {!isWhole && rows.length > SHOWN && (
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
