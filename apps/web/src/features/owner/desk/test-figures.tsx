import { interestApi } from '@cairn/contracts/campaigns/interest/interest.endpoints';
import type { CampaignInterest } from '@cairn/contracts/campaigns/interest/interest.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { formatMoney, formatNumber } from '../../../lib/format/format.js';
import { MeterList } from '../../../ui/charts/meter-list.js';
import { Money } from '../../../ui/data/figures.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Stack } from '../../../ui/layout/layout.js';
import { BarLegend, Strata } from '../../../ui/layout/strata.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { ownerKeys, type OwnCampaign } from '../queries.js';
import type { Desk } from './queries.js';

type Interest = Wire<CampaignInterest>;

/** The end of its query's key. */
export const INTEREST_KEY = 'interest';

const interestQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [...ownerKeys.one(campaignId), INTEREST_KEY],
    queryFn: () => send(interestApi.totals, { params: { campaignId } }),
  });

const Figures = ({ campaign, interest: { amount, people } }: { campaign: OwnCampaign; interest: Interest }) => {
  const { t, i18n } = useTranslation('campaign');
  const currency = campaign.currency ?? 'USD';
  const { goal, minimumRaise, maxOfferingAmount } = campaign.fundraisingDetail;
  const money = (value: number) => formatMoney(value, currency, { whole: true });
  return (
    <Stack as="section" gap={3}>
      <div>
        <Money amount={amount} currency={currency} whole className={textCss.figureXl} />
        <Text as="p" size="small" muted>
          {t('interest.of', { count: people, people: formatNumber(people, i18n.language) })}
        </Text>
      </div>
      {goal !== null && (
        <>
          <Strata
            ceiling={Math.max(maxOfferingAmount ?? goal, goal)}
            received={0}
            committed={0}
            interest={amount}
            marks={[
              ...(minimumRaise === null ? [] : [{ at: minimumRaise, label: t('minimum'), value: money(minimumRaise) }]),
              { at: goal, label: t('goal'), value: money(goal) },
            ]}
            sentence={t('interest.bar', {
              amount: money(amount),
              minimum: money(minimumRaise ?? goal),
              ceiling: money(maxOfferingAmount ?? goal),
            })}
          />
          <BarLegend items={[{ kind: 'interest', label: t('interest.legend') }]} />
        </>
      )}
    </Stack>
  );
};

/** Decision 46: what people have said in a test of interest, in the place of money that it cannot take. */
export const TestFigures = ({ campaign }: { campaign: OwnCampaign }) => (
  <QueryBoundary query={useQuery(interestQuery(campaign.id))} pending={<RowSkeleton count={2} />}>
    {(interest) => <Figures campaign={campaign} interest={interest} />}
  </QueryBoundary>
);

/** How many of those who came said for how much they would invest. */
export const TestFunnel = ({
  campaignId,
  funnel: { viewed, saved },
}: { campaignId: string } & Pick<Desk, 'funnel'>) => {
  const { t } = useTranslation('desk');
  const { data } = useQuery(interestQuery(campaignId));
  if (data === undefined) return null;
  return (
    <Panel as="section">
      <Stack gap={3}>
        <h2 className={textCss.title3}>{t('test.funnel')}</h2>
        <MeterList
          items={[
            { id: 'viewed', label: t('funnel.viewed'), count: viewed },
            { id: 'saved', label: t('funnel.saved'), count: saved },
            { id: 'said', label: t('test.said'), count: data.people },
          ]}
        />
      </Stack>
    </Panel>
  );
};
