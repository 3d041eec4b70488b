import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { dayIn } from '@cairn/finance';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverClock } from '../../../lib/api/server-clock.js';
import { paths } from '../../../lib/page/paths.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Button } from '../../../ui/inputs/button.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import type { OwnCampaign } from '../queries.js';
import { chartDays } from './chart-days.js';
import css from './desk.module.css';
import { Deadlines } from './deadlines.js';
import { DeskFigures } from './desk-figures.js';
import { DeskTasks } from './desk-tasks.js';
import { EndTest } from './end-test.js';
import { OverviewSkeleton } from './overview-skeleton.js';
import { PerDay } from './per-day.js';
import { deskQuery, type Desk } from './queries.js';
import { ProgressReports } from './progress-reports.js';
import { RollingClosings } from './rolling-closings.js';
import { Steps } from './steps.js';
import { TestFigures, TestFunnel } from './test-figures.js';
import { Funnel, Sources, Visits } from './visits.js';

/** In place of the charts while there is nothing to draw: what fills them. */
const NothingYet = ({ campaign: { id, slug, opensAt, standing } }: { campaign: OwnCampaign }) => {
  const { t } = useTranslation('desk');
  if (standing === CampaignStatus.inactive)
    return <EmptyState title={t('perDay.ended')}>{t('perDay.endedText')}</EmptyState>;
  const isOpen = opensAt !== null && Date.parse(opensAt) <= serverClock.now();
  return (
    <EmptyState
      title={t(isOpen ? 'perDay.none' : 'perDay.notOpen')}
      action={
        <Button component={Link} to={isOpen ? paths.campaign(slug) : paths.companyInfo(id)} variant="default">
          {t(isOpen ? 'perDay.share' : 'perDay.edit')}
        </Button>
      }
    >
      {t(isOpen ? 'perDay.noneText' : 'perDay.notOpenText')}
    </EmptyState>
  );
};

/** Days are those of UTC, so that an investment stays on its day whatever the site's zone. */
const daysOf = (campaign: OwnCampaign, desk: Desk) => {
  const today = dayIn('UTC', new Date(serverClock.now()));
  const last = desk.days.at(-1)?.day ?? today;
  return chartDays(desk.days, campaign.standing === CampaignStatus.active ? today : last);
};

const isTesting = ({ standing, fundraisingDetail }: OwnCampaign): boolean =>
  standing === CampaignStatus.active && fundraisingDetail.isTestTheWater === 'YES';

interface DeskOverviewProps {
  campaign: OwnCampaign;
  isOwner: boolean;
  /** All that was raised has been paid out. */
  isPaidOut?: boolean;
  /** Reminders are of who may work on the campaign. */
  mayRemind: boolean;
  /** At the end of the column beside the figures. */
  children?: ReactNode;
}

/** The first page of a campaign's dashboard. */
export const DeskOverview = ({ campaign, isOwner, isPaidOut = false, mayRemind, children }: DeskOverviewProps) => {
  const query = useQuery(deskQuery(campaign.id));
  return (
    <QueryBoundary query={query} pending={<OverviewSkeleton />}>
      {(desk) => {
        const days = daysOf(campaign, desk);
        const isTest = isTesting(campaign);
        return (
          <Columns kind="main" className={css.overview}>
            <div className={css.todo}>
              <DeskTasks campaign={campaign} desk={desk} isOwner={isOwner} isPaidOut={isPaidOut} />
            </div>
            <Stack gap={7} className={css.report}>
              {isTest ? <TestFigures campaign={campaign} /> : <DeskFigures campaign={campaign} desk={desk} />}
              {days.length === 0 && <NothingYet campaign={campaign} />}
              <PerDay days={days} currency={desk.currency} />
              <Steps desk={desk} type={campaign.type} mayRemind={mayRemind} />
              <Visits days={days} viewed={desk.funnel.viewed} />
              <Sources sources={desk.sources} />
            </Stack>
            <Stack as="aside" gap={5} className={css.side}>
              {isOwner && isTest && <EndTest id={campaign.id} />}
              {days.length > 0 &&
                (isTest ? (
                  <TestFunnel campaignId={campaign.id} funnel={desk.funnel} />
                ) : (
                  <Funnel funnel={desk.funnel} />
                ))}
              <Deadlines deadlines={desk.deadlines} />
              {campaign.type === 'equity' && campaign.opensAt !== null && <RollingClosings campaignId={campaign.id} />}
              <ProgressReports campaignId={campaign.id} mayFile={mayRemind} />
              {children}
            </Stack>
          </Columns>
        );
      }}
    </QueryBoundary>
  );
};
