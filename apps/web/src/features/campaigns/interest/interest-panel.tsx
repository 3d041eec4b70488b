import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../lib/format/format.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { opensLater } from '../../../lib/site/opens-later.js';
import { Money } from '../../../ui/data/figures.js';
import { Deadline } from '../../../ui/data/site-date.js';
import { StatusBadge } from '../../../ui/data/status-badge.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { BarLegend, Strata } from '../../../ui/layout/strata.js';
import { Notice, Panel, Terms } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { PageData } from '../queries.js';
import { InterestForm } from './interest-form.js';

interface InterestPanelProps {
  page: PageData;
  interest: NonNullable<PageData['interest']>;
  /** When the figures were read. */
  readAt: number;
  /** Drawn as it will be once it is open. */
  isPreview?: boolean;
}

/** The interest shown, the end of the test, and the form to show some: nothing here leads to money. */
export const InterestPanel = ({ page, interest, readAt, isPreview = false }: InterestPanelProps) => {
  const { t, i18n } = useTranslation('campaign');
  const siteDate = useSiteDate();
  const money = (amount: number) => formatMoney(amount, page.currency, { whole: true });
  const isOver = page.closesAt !== null && Date.parse(page.closesAt) <= readAt;
  const isOpen = page.status === CampaignStatus.active && !opensLater(page) && !isOver;
  // A preview shows the page as investors will see it.
  const status = isPreview ? CampaignStatus.active : page.status;
  return (
    <Panel lift>
      <Stack>
        <Row between>
          <StatusBadge
            family="campaign"
            status={status}
            context={opensLater(page) ? 'planned' : status === CampaignStatus.active ? 'testing' : undefined}
          />
          <Text size="small" muted>
            {t('figuresAt', { time: siteDate(new Date(readAt).toISOString(), 'time') })}
          </Text>
        </Row>
        <Stack gap={2}>
          <Money amount={interest.amount} currency={page.currency} whole className={textCss.figureXl} />
          <Text size="small" muted>
            {t('interest.of', { count: interest.people, people: formatNumber(interest.people, i18n.language) })}
          </Text>
          <Strata
            ceiling={page.maxOfferingAmount}
            received={0}
            committed={0}
            interest={interest.amount}
            marks={[
              ...(page.minimumRaise === null || page.raiseMode === 'fixed'
                ? []
                : [{ at: page.minimumRaise, label: t('minimum'), value: money(page.minimumRaise) }]),
              { at: page.goal, label: t('goal'), value: money(page.goal) },
            ]}
            sentence={t('interest.bar', {
              amount: money(interest.amount),
              minimum: money(page.successThreshold),
              ceiling: money(page.maxOfferingAmount),
            })}
          />
          <BarLegend items={[{ kind: 'interest', label: t('interest.legend') }]} />
        </Stack>
        {page.closesAt && (
          <Terms items={[{ term: t('interest.ends'), value: <Deadline value={page.closesAt} ownLine /> }]} />
        )}
        {isPreview ? (
          <Notice>{t('interest.preview')}</Notice>
        ) : isOpen ? (
          <InterestForm page={page} />
        ) : (
          isOver && <Notice>{t('interest.over')}</Notice>
        )}
      </Stack>
    </Panel>
  );
};
