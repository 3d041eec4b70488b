import { Trans, useTranslation } from 'react-i18next';
import { exponentOf, formatMoney, formatPercent } from '../../../lib/format/format.js';
import { Count, Money } from '../../../ui/data/figures.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Strata } from '../../../ui/layout/strata.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { OwnCampaign } from '../queries.js';
import css from './desk.module.css';
import type { Desk } from './queries.js';

interface DeskFiguresProps {
  campaign: OwnCampaign;
  desk: Pick<Desk, 'fees' | 'projection'>;
}

const BASIS_POINTS = 10_000;

/** What an investor has given on average, in whole units: more would say more than an average does. */
const average = ({ received, investors }: OwnCampaign, currency: string): number => {
  const unit = 10 ** exponentOf(currency);
  return Math.round(received / investors / unit) * unit;
};

/** How the raise may end, and what it then costs. */
const Outlook = ({ currency, desk: { fees, projection } }: { currency: string; desk: DeskFiguresProps['desk'] }) => {
  const { t, i18n } = useTranslation('desk');
  const percent = (points: number) => formatPercent(points / BASIS_POINTS, i18n.language, 2);
  if (projection === null) return null;
  const amount = (value: number) => (
    <b className={css.amount}>
      <Money amount={value} currency={currency} whole />
    </b>
  );
  return (
    <Text as="p" size="small" muted>
      <Trans
        t={t}
        i18nKey="projection"
        count={projection.days}
        components={{ low: amount(projection.low), high: amount(projection.high) }}
      />{' '}
      {fees !== null &&
        (fees.goalMissed === null
          ? t('feeFixed', { reached: percent(fees.goalReached) })
          : t('fee', { reached: percent(fees.goalReached), missed: percent(fees.goalMissed) }))}
    </Text>
  );
};

/** What the raise has: received, committed, and how far that is from its marks. */
export const DeskFigures = ({ campaign, desk }: DeskFiguresProps) => {
  const { t } = useTranslation(['desk', 'campaign', 'common']);
  const currency = campaign.currency ?? 'USD';
  const { goal, raiseMode, maxOfferingAmount } = campaign.fundraisingDetail;
  // All or nothing at the goal: the minimum decides nothing.
  const minimumRaise = raiseMode === 'fixed' ? null : campaign.fundraisingDetail.minimumRaise;
  const money = (amount: number) => formatMoney(amount, currency, { whole: true });
  return (
    <Stack as="section">
      <Row between flow className={css.figures}>
        <div>
          <Text as="p" size="small" muted>
            {t('received')}
          </Text>
          <Money amount={campaign.received} currency={currency} whole className={textCss.figureXl} />
        </div>
        <dl className={css.others}>
          <div>
            <dt>{t('committed')}</dt>
            <dd className={textCss.figureLg}>
              <Money amount={campaign.committed} currency={currency} whole />
            </dd>
          </div>
          <div>
            <dt>{t('investors')}</dt>
            <dd className={textCss.figureLg}>
              <Count value={campaign.investors} />
            </dd>
          </div>
          {campaign.investors > 0 && (
            <div>
              <dt>{t('average')}</dt>
              <dd className={textCss.figureLg}>
                <Money amount={average(campaign, currency)} currency={currency} whole />
              </dd>
            </div>
          )}
        </dl>
      </Row>
      {goal !== null && (
        <Strata
          ceiling={Math.max(maxOfferingAmount ?? goal, goal)}
          received={campaign.received}
          committed={campaign.committed}
          marks={[
            ...(minimumRaise === null
              ? []
              : [{ at: minimumRaise, label: t('campaign:minimum'), value: money(minimumRaise) }]),
            { at: goal, label: t('campaign:goal'), value: money(goal) },
          ]}
          sentence={t('common:card.bar', {
            received: money(campaign.received),
            committed: money(campaign.committed),
            ceiling: money(maxOfferingAmount ?? goal),
            minimum: money(minimumRaise ?? goal),
          })}
        />
      )}
      <Outlook currency={currency} desk={desk} />
    </Stack>
  );
};
