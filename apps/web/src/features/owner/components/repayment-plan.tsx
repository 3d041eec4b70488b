import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.js';
import { DataTable } from '../../../ui/data-table.js';
import { DateText, Money } from '../../../ui/figures.js';
import { Stack } from '../../../ui/layout.js';
import { RowBones } from '../../../ui/page-bones.js';
import { QueryBoundary } from '../../../ui/query-boundary.js';
import { EmptyState } from '../../../ui/states.js';
import { StatusBadge } from '../../../ui/status-badge.js';
import { Kpis } from '../../../ui/surface.js';
import { Hidden, Text, textCss } from '../../../ui/text.js';
import { repaymentPlanQuery, type Instalment } from '../api/owner.queries.js';

/** Late and missed stay visible; otherwise the state of the instalment counts. */
const Standing = ({ instalment }: { instalment: Instalment }) => {
  const { state, standing } = instalment;
  const overdue = state === 'due' && (standing === 'late' || standing === 'missed');
  return <StatusBadge family="repayment" status={overdue ? standing : state} />;
};

const Action = ({ instalment }: { instalment: Instalment }) => {
  const { t } = useTranslation('owner');
  return instalment.state === 'due' || instalment.state === 'paying' ? (
    <Button component={Link} to={paths.ownerRepaymentPayment(instalment.id)} variant="default" size="sm">
      {t('rep.pay')}
    </Button>
  ) : (
    <Link to={paths.ownerRepaymentReceipt(instalment.id)}>{t('receipt.titles.distributed')}</Link>
  );
};

/** The schedule with what was paid, what is due and what is late. */
export const RepaymentPlan = ({ campaignId }: { campaignId: string }) => {
  const { t } = useTranslation('owner');
  const query = useQuery(repaymentPlanQuery(campaignId));
  return (
    <QueryBoundary
      query={query}
      pending={<RowBones />}
      isEmpty={({ repayments }) => repayments.length === 0}
      empty={<EmptyState title={t('rep.none')}>{t('rep.noneText')}</EmptyState>}
    >
      {(plan) => {
        const figure = (word: string, amount: number) => ({
          label: (
            <Text size="small" muted>
              {t(word)}
            </Text>
          ),
          value: <Money amount={amount} currency={plan.currency} whole className={textCss.figureLg} />,
        });
        const money = (amount: number) => <Money amount={amount} currency={plan.currency} />;
        return (
          <Stack gap={6}>
            <Kpis
              items={[
                figure('rep.outstanding', plan.outstandingPrincipal),
                figure('rep.paidSoFar', plan.paid),
                figure('rep.interestInAll', plan.totalInterest),
              ]}
            />
            <DataTable
              caption={t('rep.title')}
              rows={plan.repayments}
              rowKey={({ id }) => id}
              columns={[
                { head: t('rep.due'), render: ({ dueDate }) => <DateText value={dueDate} /> },
                {
                  head: t('rep.principal'),
                  render: ({ principal }) => money(principal),
                  figure: true,
                  wideOnly: true,
                },
                { head: t('rep.interest'), render: ({ interest }) => money(interest), figure: true, wideOnly: true },
                { head: t('rep.total'), render: ({ amount }) => <b>{money(amount)}</b>, figure: true },
                { head: t('rep.state'), render: (instalment) => <Standing instalment={instalment} /> },
                {
                  head: <Hidden>{t('rep.pay')}</Hidden>,
                  render: (instalment) => <Action instalment={instalment} />,
                  figure: true,
                },
              ]}
            />
          </Stack>
        );
      }}
    </QueryBoundary>
  );
};
