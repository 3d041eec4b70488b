import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatPercent } from '../../../lib/format/format.js';
import { useReservation, useStake } from '../../../lib/site/own-investments.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Badge } from '../../../ui/data/badge.js';
import { Count, Money } from '../../../ui/data/figures.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { ReservationNotice } from '../../../ui/feedback/reservation-notice.js';
import { Deadline } from '../../../ui/data/site-date.js';
import { StatusBadge } from '../../../ui/data/status-badge.js';
import { BarLegend, Strata } from '../../../ui/layout/strata.js';
import { Notice, Panel, Terms } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { PageData } from '../queries.js';
import { opensLater } from '../../../lib/site/opens-later.js';
import { EndedPanel } from '../ended/ended-panel.js';
import { InterestPanel } from '../interest/interest-panel.js';
import { InvestStart } from './invest-start.js';
import { OwnStake } from './own-stake.js';

/** Nothing can be invested any more, ever. */
export const CLOSED: readonly CampaignStatus[] = [
  CampaignStatus.successful,
  CampaignStatus.unsuccessful,
  CampaignStatus.inactive,
];

/** Why money is no longer taken, with what happened to it. */
const stateWord = (page: PageData) => {
  // One that is active and takes no money is hidden.
  if (page.standing === CampaignStatus.active) return `state.${CampaignStatus.hidden}` as const;
  if (page.standing !== CampaignStatus.unsuccessful) return `state.${page.standing}` as const;
  if (page.funded) return 'state.5funded';
  return page.raiseMode === 'flexible' ? 'state.5refund' : 'state.5';
};

/** More is paid into it than it sells, and it is shared out pro rata at the closing. */
const goesBackInPart = ({ standing, allocationMethod, received, maxOfferingAmount }: PageData): boolean =>
  standing === CampaignStatus.active && allocationMethod === 'pro_rata' && received > maxOfferingAmount;

const Progress = ({ page, mine }: { page: PageData; mine: number }) => {
  const { t, i18n } = useTranslation(['campaign', 'common']);
  const siteDate = useSiteDate();
  const money = (amount: number) => formatMoney(amount, page.currency, { whole: true });
  const percent = formatPercent(page.percentOfMinimum / 100, i18n.language, 0);
  const fixed = page.raiseMode === 'fixed';
  return (
    <Stack gap={2}>
      <Money amount={page.received} currency={page.currency} whole className={textCss.figureXl} />
      <Text size="small" muted>
        {t(fixed ? 'ofGoal' : 'ofThreshold', { minimum: money(page.successThreshold), percent })}
      </Text>
      <Strata
        ceiling={page.maxOfferingAmount}
        received={page.received}
        committed={page.committed}
        mine={mine}
        marks={[
          ...(fixed || page.minimumRaise === null
            ? []
            : [{ at: page.minimumRaise, label: t('minimum'), value: money(page.minimumRaise) }]),
          { at: page.goal, label: t('goal'), value: money(page.goal) },
        ]}
        sentence={t('common:card.bar', {
          received: money(page.received),
          committed: money(page.committed),
          ceiling: money(page.maxOfferingAmount),
          minimum: money(page.successThreshold),
        })}
      />
      <BarLegend
        items={[
          { kind: 'received', label: t('legendReceived', { amount: money(page.received) }) },
          // After the closing nothing is committed any more.
          ...(CLOSED.includes(page.standing) && page.committed === 0
            ? []
            : [{ kind: 'committed' as const, label: t('legendCommitted', { amount: money(page.committed) }) }]),
          ...(mine > 0 ? [{ kind: 'mine' as const, label: t('stake.legend', { amount: money(mine) }) }] : []),
        ]}
      />
      {page.settledPart && page.standing === CampaignStatus.active && (
        <Text as="p" size="small">
          {t('settledPart', { amount: money(page.settledPart.amount), date: siteDate(page.settledPart.at) })}
        </Text>
      )}
      {goesBackInPart(page) && (
        <Text as="p" size="small">
          {t('goesBackInPart', { amount: money(page.maxOfferingAmount) })}
        </Text>
      )}
      {page.announcedPart && page.standing === CampaignStatus.active && (
        <Text as="p" size="small">
          {t('announcedPart', {
            date: siteDate(page.announcedPart.at),
            announced: siteDate(page.announcedPart.announcedAt),
          })}
        </Text>
      )}
    </Stack>
  );
};

interface CampaignPanelProps {
  page: PageData;
  /** When the figures were read. */
  readAt: number;
  /** Drawn as it will be once it is open. */
  isPreview?: boolean;
}

/** The received amount, the closing date, and the form to invest. */
export const CampaignPanel = (props: CampaignPanelProps) => {
  const { interest, ended } = props.page;
  if (ended) return <EndedPanel ended={ended} isTest={interest !== null} />;
  return interest === null ? <RaisePanel {...props} /> : <InterestPanel {...props} interest={interest} />;
};

const RaisePanel = ({ page, readAt, isPreview = false }: CampaignPanelProps) => {
  const { t } = useTranslation(['campaign', 'common']);
  const siteDate = useSiteDate();
  const waits = opensLater(page);
  const open = page.status === CampaignStatus.active && !waits;
  const closesLater = page.standing === CampaignStatus.active;
  const { data: reservation } = useReservation(page.id, open ? page.currency : undefined);
  const { data: stake } = useStake(page.id, page.currency);
  return (
    <Panel lift>
      <Stack>
        <Row between>
          {open && page.closingSoon ? (
            <Badge tone="warning">{t('common:status.closingSoon')}</Badge>
          ) : (
            <StatusBadge
              family="campaign"
              // A preview shows the page as investors will see it.
              status={isPreview ? CampaignStatus.active : page.status}
              context={waits ? 'planned' : page.funded ? 'funded' : undefined}
            />
          )}
          <Text size="small" muted>
            {t('figuresAt', { time: siteDate(new Date(readAt).toISOString(), 'time') })}
          </Text>
        </Row>
        <Progress page={page} mine={stake?.amount ?? 0} />
        {stake && <OwnStake page={page} stake={stake} />}
        <Terms
          items={[
            { term: t('investors'), value: <Count value={page.investors} /> },
            ...(waits && page.opensAt
              ? [{ term: t('opening'), value: <Deadline value={page.opensAt} ownLine /> }]
              : []),
            ...(page.closesAt
              ? [
                  {
                    term: t(closesLater || isPreview ? 'closes' : 'closed'),
                    value: <Deadline value={page.closesAt} ownLine />,
                  },
                ]
              : []),
            ...(CLOSED.includes(page.standing)
              ? []
              : [
                  {
                    term: t('smallest'),
                    value: <Money amount={page.minimumInvestment} currency={page.currency} whole />,
                  },
                ]),
          ]}
        />
        {isPreview ? (
          <Notice>{t('preview.invest')}</Notice>
        ) : waits && page.opensAt ? (
          <Notice tone="info">{t('opensOn', { date: siteDate(page.opensAt, 'moment') })}</Notice>
        ) : open ? (
          <>
            {reservation && <ReservationNotice reservation={reservation} />}
            <InvestStart page={page} />
          </>
        ) : (
          <Notice>
            <p>{t(stateWord(page))}</p>
            {CLOSED.includes(page.standing) && <p>{t('closedNotice')}</p>}
          </Notice>
        )}
      </Stack>
    </Panel>
  );
};
