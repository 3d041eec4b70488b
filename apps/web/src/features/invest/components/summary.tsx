import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../lib/format/format.js';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { CompanyPicture } from '../../../ui/data/avatar.js';
import { Money } from '../../../ui/data/figures.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Deadline, SiteDate } from '../../../ui/data/site-date.js';
import { Deed, Panel, Terms } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { Preparation } from '../queries.js';

interface SummaryProps {
  name: string;
  /** Address of the campaign's picture; undefined until it is known. */
  cover: string | undefined;
  pricePerShare: number | null;
  /** Minor units; null while none is typed, or the one that is typed is refused. */
  amount: number | null;
  currency: string;
  units: number | null;
  closesAt: string;
  cancelUntil: string;
  /** What the chosen way to pay adds on top. */
  surcharge?: number;
  /** What the law gives beside it. */
  timeToThink?: Preparation['timeToThink'];
}

/** The campaign's picture and name, and what it sells. */
export const WhatIsOffered = (props: Pick<SummaryProps, 'name' | 'cover' | 'pricePerShare' | 'currency'>) => {
  const { t } = useTranslation('invest');
  const { name, cover, pricePerShare, currency } = props;
  return (
    <Row>
      {cover === undefined ? <Skeleton width="3.5rem" height="3.5rem" /> : <CompanyPicture size="large" src={cover} />}
      <Stack gap={1} className={layoutCss.grow}>
        <h2 className={textCss.title3}>
          <bdi>{name}</bdi>
        </h2>
        <Text as="p" size="small" muted>
          {pricePerShare === null
            ? t('summary.loan')
            : t('summary.sharesAt', { price: formatMoney(pricePerShare, currency) })}
        </Text>
      </Stack>
    </Row>
  );
};

/** Until when, and which law gives it. */
const TimeOfLaw = ({ until, source }: NonNullable<SummaryProps['timeToThink']>) => {
  const ruleSource = useRuleSource();
  return (
    <>
      <Deadline value={until} ownLine />
      <Text as="p" size="xs" muted>
        {ruleSource(source)}
      </Text>
    </>
  );
};

/** The order, its total, and the deadline for cancelling it. */
export const Summary = (props: SummaryProps) => {
  const { t, i18n } = useTranslation('invest');
  const { name, cover, pricePerShare, amount, currency, units, closesAt, cancelUntil } = props;
  const { surcharge = 0, timeToThink = null } = props;
  const money = (value: number) => <Money amount={value} currency={currency} />;
  const ofCampaign = { term: t('summary.cancel'), value: <Deadline value={cancelUntil} ownLine />, at: cancelUntil };
  const ofLaw = timeToThink && {
    term: t(`summary.${timeToThink.kind}`),
    value: <TimeOfLaw {...timeToThink} />,
    at: timeToThink.until,
  };
  // The earlier one first.
  const deadlines = [ofCampaign, ...(ofLaw ? [ofLaw] : [])].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const sum = amount === null ? '—' : money(amount);
  const total = amount === null ? '—' : money(amount + surcharge);
  return (
    <Panel lift as="aside" className={layoutCss.sticky} aria-label={t('summary.label')}>
      <Stack>
        <WhatIsOffered {...{ name, cover, pricePerShare, currency }} />
        <Deed>
          <Terms
            sum
            items={[
              {
                term:
                  units === null
                    ? t('summary.loan')
                    : amount === null
                      ? t('amount.shares')
                      : t('summary.shares', { count: units, units: formatNumber(units, i18n.language) }),
                value: sum,
              },
              { term: t('summary.fee'), value: money(0) },
              ...(surcharge > 0 ? [{ term: t('wire.fee'), value: money(surcharge) }] : []),
              { term: t('summary.total'), value: total, total: true },
            ]}
          />
        </Deed>
        <Terms items={[{ term: t('summary.closes'), value: <Deadline value={closesAt} ownLine /> }, ...deadlines]} />
        <Text as="p" size="xs" muted>
          {timeToThink?.kind === 'reflection' && `${t('summary.bothReflection')} `}
          {t('summary.note')}
        </Text>
      </Stack>
    </Panel>
  );
};

/** The sum and the last moment to cancel, beside the action at the foot of a phone's screen. */
export const BarSum = ({
  amount,
  currency,
  cancelUntil,
  surcharge = 0,
}: Pick<SummaryProps, 'amount' | 'currency' | 'cancelUntil' | 'surcharge'>) => {
  const { t } = useTranslation('invest');
  return (
    <>
      <Text as="p" size="small">
        {t('summary.total')} <b>{amount === null ? '—' : <Money amount={amount + surcharge} currency={currency} />}</b>
      </Text>
      <Text as="p" size="xs" muted>
        {t('summary.cancel')} <SiteDate value={cancelUntil} format="moment" />
      </Text>
    </>
  );
};
