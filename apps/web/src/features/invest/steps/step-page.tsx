import type { InvestingStep } from '@cairn/contracts/jurisdictions/packs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { coverFor } from '../../../ui/brand/covers.js';
import { Money } from '../../../ui/data/figures.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { paths } from '../../../lib/page/paths.js';
import css from '../components/invest.module.css';
import { InvestFrame } from '../components/invest-frame.js';
import { Summary } from '../components/summary.js';
import { prepareQuery, type Preparation } from '../queries.js';
import { LeaveForLater } from './leave-for-later.js';
import { processQuery, type Process } from './queries.js';
import { isOpenTo, nextPath } from './step-paths.js';
import { useStepWords } from './use-step-words.js';

interface StepPageProps {
  step: InvestingStep;
  children: (process: Process, preparation: Preparation) => ReactNode;
}

interface BodyProps extends StepPageProps {
  process: Process;
}

const StepBody = ({ step, process, children }: BodyProps) => {
  const { t } = useTranslation('invest');
  const words = useStepWords()(step);
  const query = useQuery(prepareQuery(process.campaignId));
  return (
    <QueryBoundary query={query} pending={<FormSkeleton />}>
      {(preparation) => (
        <Columns kind="main">
          <Stack gap={6} className={css.form}>
            <PageHeader title={t(`step.${words}.title`)} lede={t(`step.${words}.lede`)} />
            {children(process, preparation)}
          </Stack>
          <Summary
            name={process.campaignName}
            cover={coverFor(process.coverUrl, process.category, process.campaignId)}
            pricePerShare={process.pricePerShare}
            amount={process.amount}
            currency={process.currency}
            units={process.units}
            closesAt={preparation.closesAt}
            cancelUntil={preparation.cancelUntil}
            timeToThink={preparation.timeToThink}
          />
        </Columns>
      )}
    </QueryBoundary>
  );
};

const PAID: readonly Process['state'][] = ['received', 'settled', 'refunding', 'refunded'];

/** A step between the amount and the payment: those before it come first, and what is paid has no steps any more. */
export const StepPage = ({ step, children }: StepPageProps) => {
  const { t } = useTranslation('invest');
  const words = useStepWords()(step);
  const { id = '' } = useParams();
  const query = useQuery(processQuery(id));
  return (
    <InvestFrame
      step={step}
      title={t(`step.${words}.title`)}
      name={query.data?.campaignName}
      begun={query.data}
      amount={query.data && <Money amount={query.data.amount} currency={query.data.currency} />}
      leave={query.data && <LeaveForLater process={query.data} />}
    >
      <QueryBoundary query={query} pending={<FormSkeleton />}>
        {(process) => {
          if (PAID.includes(process.state)) return <Navigate to={paths.receipt(process.id)} replace />;
          if (!isOpenTo(process, step)) return <Navigate to={nextPath(process)} replace />;
          return (
            <StepBody step={step} process={process}>
              {children}
            </StepBody>
          );
        }}
      </QueryBoundary>
    </InvestFrame>
  );
};
