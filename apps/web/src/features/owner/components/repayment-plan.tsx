import type { CampaignType } from '@cairn/contracts/campaigns/options';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { paths } from '../../../lib/page/paths.js';
import { DataTable } from '../../../ui/data/data-table.js';
import { Code, DateText, Money } from '../../../ui/data/figures.js';
import { RoundingNote } from '../../../ui/data/rounding-note.js';
import { Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { StatusBadge } from '../../../ui/data/status-badge.js';
import { Kpis, Notice } from '../../../ui/layout/surface.js';
import { Hidden, Text, textCss } from '../../../ui/text/text.js';
import { repaymentPlanQuery, type Instalment } from '../queries.js';
import { isRepaidLoan } from '../repaid-loan.js';
import { CancelRepayment, isCancellable } from './cancel-repayment.js';
import css from './repayment-plan.module.css';

/** When it is due, its number, what it is for; on phones also the parts that have no column there. */
const Name = ({ instalment }: { instalment: Instalment }) => {
  const { t } = useTranslation('owner');
  const { dueDate, number, description, principal, interest, currency, early } = instalment;
  return (
    <>
      <DateText value={dueDate} />
      <Text as="div" size="small" muted>
        <Code>{number}</Code>
        {early && <div>{t('rep.types.early')}</div>}
        {description && (
          <div>
            <bdi>{description}</bdi>
          </div>
        )}
        <div className={css.parts}>
          {t('rep.principal')} <Money amount={principal} currency={currency} /> ·{' '}
          <span className={css.whole}>
            {t('rep.interest')} <Money amount={interest} currency={currency} />
          </span>
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
  if (instalment.state === 'cancelled' || instalment.state === 'replaced') return null;
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

interface RowsProps {
  caption: string;
  rows: readonly Instalment[];
}

const Rows = ({ caption, rows }: RowsProps) => {
  const { t } = useTranslation('owner');
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { head: t('rep.due'), render: (instalment) => <Name instalment={instalment} /> },
        {
          head: t('rep.principal'),
          render: ({ principal, currency }) => <Money amount={principal} currency={currency} />,
          figure: true,
          wideOnly: true,
        },
        {
          head: t('rep.interest'),
          render: ({ interest, currency }) => <Money amount={interest} currency={currency} />,
          figure: true,
          wideOnly: true,
        },
        {
          head: t('rep.total'),
          render: ({ amount, currency }) => (
            <b>
              <Money amount={amount} currency={currency} />
            </b>
          ),
          figure: true,
        },
        { head: t('rep.state'), render: (instalment) => <Standing instalment={instalment} /> },
        {
          head: <Hidden>{t('rep.pay')}</Hidden>,
          render: (instalment) => <Action instalment={instalment} />,
          figure: true,
        },
      ]}
    />
  );
};

/** Instalments that an early repayment replaced, a schedule each, the latest first. */
const EarlierSchedules = ({ replaced }: { replaced: readonly Instalment[] }) => {
  const { t } = useTranslation('owner');
  const versions = [...new Set(replaced.map(({ scheduleVersion }) => scheduleVersion))].sort((a, b) => b - a);
  return versions.map((version) => {
    const caption = t('rep.earlier', { version });
    return (
      <details key={version}>
        <summary>{caption}</summary>
        <Rows caption={caption} rows={replaced.filter(({ scheduleVersion }) => scheduleVersion === version)} />
      </details>
    );
  });
};

interface RepaymentPlanProps {
  campaignId: string;
  type: CampaignType;
}

/** The schedule with paid, due and late instalments. */
export const RepaymentPlan = ({ campaignId, type }: RepaymentPlanProps) => {
  const { t } = useTranslation('owner');
  const query = useQuery(repaymentPlanQuery(campaignId));
  return (
    <QueryBoundary
      query={query}
      pending={<RowSkeleton />}
      isEmpty={({ repayments }) => repayments.length === 0}
      empty={<EmptyState title={t(`rep.none.${type}.title`)}>{t(`rep.none.${type}.text`)}</EmptyState>}
    >
      {(plan) => {
        const figure = (word: 'rep.outstanding' | 'rep.paidSoFar' | 'rep.interestInAll', amount: number) => ({
          label: (
            <Text size="small" muted>
              {t(word)}
            </Text>
          ),
          value: <Money amount={amount} currency={plan.currency} whole className={textCss.figureLg} />,
        });
        return (
          <Stack gap={6}>
            {isRepaidLoan(type, plan) && <Notice tone="success">{t('rep.repaid')}</Notice>}
            <Kpis
              items={[
                figure('rep.outstanding', plan.outstandingPrincipal),
                figure('rep.paidSoFar', plan.paid),
                figure('rep.interestInAll', plan.totalInterest),
              ]}
            />
            <Rows caption={t('rep.title')} rows={plan.repayments} />
            <RoundingNote
              amounts={plan.repayments.flatMap(({ instalment, amount }) => (instalment === null ? [] : [amount]))}
              currency={plan.currency}
            />
            <EarlierSchedules replaced={plan.replaced} />
          </Stack>
        );
      }}
    </QueryBoundary>
  );
};
