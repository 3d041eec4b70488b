import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.js';
import { DataTable } from '../../../ui/data-table.js';
import { Code, DateText, Money } from '../../../ui/figures.js';
import { Stack } from '../../../ui/layout.js';
import { RowBones } from '../../../ui/page-bones.js';
import { QueryBoundary } from '../../../ui/query-boundary.js';
import { EmptyState } from '../../../ui/states.js';
import { StatusBadge } from '../../../ui/status-badge.js';
import { Kpis } from '../../../ui/surface.js';
import { Hidden, Text, textCss } from '../../../ui/text.js';
import { repaymentPlanQuery, type Instalment } from '../api/owner.queries.js';
import { CancelRepayment, isCancellable } from './cancel-repayment.js';
import css from './repayment-plan.module.css';

/** When it is due, its number, what it is for; on phones also the parts that have no column there. */
const Name = ({ instalment }: { instalment: Instalment }) => {
  const { t } = useTranslation('owner');
  const { dueDate, number, description, principal, interest, currency } = instalment;
  return (
    <>
      <DateText value={dueDate} />
      <Text as="div" size="small" muted>
        <Code>{number}</Code>
        {description && (
          <div>
            <bdi>{description}</bdi>
          </div>
        )}
        <div className={css.parts}>
          {t('rep.principal')} <Money amount={principal} currency={currency} /> · {t('rep.interest')}{' '}
          <Money amount={interest} currency={currency} />
        </div>
      </Text>
    </>
  );
};

/** Late and missed stay visible; otherwise the state of the instalment counts. */
const Standing = ({ instalment }: { instalment: Instalment }) => {
  const { state, standing } = instalment;
  const overdue = state === 'due' && (standing === 'late' || standing === 'missed');
  return <StatusBadge family="repayment" status={overdue ? standing : state} />;
};

const Action = ({ instalment }: { instalment: Instalment }) => {
  const { t } = useTranslation('owner');
  if (instalment.state === 'cancelled') return null;
  return instalment.state === 'due' || instalment.state === 'paying' ? (
    <div className={css.actions}>
      {isCancellable(instalment) && <CancelRepayment repayment={instalment} />}
      <Button component={Link} to={paths.ownerRepaymentPayment(instalment.id)} variant="default" size="sm">
        {t('rep.pay')}
      </Button>
    </div>
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
                { head: t('rep.due'), render: (instalment) => <Name instalment={instalment} /> },
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
