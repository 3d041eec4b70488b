import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../lib/format/format.js';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Timeline, type TimelineItem } from '../../../ui/data/timeline.js';
import { Button } from '../../../ui/inputs/button.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text, textCss, TextLink } from '../../../ui/text/text.js';
import { askAddress } from '../ask-address.js';
import { totalHere } from '../consent-sums.js';
import { standingQuery, type Ask, type Standing } from '../queries.js';
import { useMadeOn } from '../use-made-on.js';

/** What comes once an amount is known is asked for then: the warning after a failed test, or consent to a large sum. */
const isAhead = ({ state, madeAt }: Ask): boolean => state !== 'not_needed' || madeAt !== null;

interface Wanted {
  /** Minor units of the campaign's currency. */
  amount: number;
  currency: string;
}

/** What the consent to a sum is for; null where the law asks none for it. */
const consentFor = (standing: Standing, wanted: Wanted | undefined): number | null => {
  if (wanted === undefined || standing.warningThreshold === null) return null;
  const consented = wanted.amount + (standing.unpaidHere ?? 0);
  const together = totalHere(standing, consented, wanted.currency);
  return together !== null && together > standing.warningThreshold ? consented : null;
};

/** The time to withdraw, with its last moment and where it stands: a right, and nothing that is to be done. */
const Reflection = ({ standing: { reflectionUntil, figures } }: { standing: Standing }) => {
  const { t } = useTranslation('standing');
  const siteDate = useSiteDate();
  const ruleSource = useRuleSource();
  const days = figures.find(({ key }) => key === 'reflection_days');
  if (reflectionUntil === null || typeof days?.value !== 'number') return null;
  return (
    <Notice>
      <b>{t('ahead.reflection', { date: siteDate(reflectionUntil, 'moment') })}</b>
      <p>
        {t('ahead.reflectionText', { count: days.value })} {t('source', { source: ruleSource(days.source) })}
      </p>
    </Notice>
  );
};

interface AheadProps {
  campaignId: string;
  /** The sum that is typed, where there is one. */
  wanted?: Wanted | undefined;
}

const List = ({ standing, campaignId, wanted }: AheadProps & { standing: Standing }) => {
  const { t } = useTranslation('standing');
  const siteDate = useSiteDate();
  const ruleSource = useRuleSource();
  const madeOn = useMadeOn();
  const threshold = formatMoney(standing.warningThreshold ?? 0, standing.currency, { whole: true });
  const noteOf = (ask: Ask): string => {
    const { kind, state, until, source } = ask;
    const from = t('source', { source: ruleSource(source) });
    // Of a test that was failed, that comes first, whatever it led to.
    const made = state === 'done' || ask.passed === false ? madeOn(ask) : [];
    if (state === 'waiting' && until !== null)
      return [...made, t('waitUntil', { date: siteDate(until, 'moment') }), from].join(' · ');
    if (made.length > 0) return [...made, from].join(' · ');
    return [t(`ask.${kind}.text`, { limit: threshold }), from].join(' ');
  };
  const consented = consentFor(standing, wanted);
  // Of a sum above the threshold consent is asked for each time; one that was used before does not count.
  const isOpen = consented !== null && consented > (standing.consentedHere ?? 0);
  const asks = standing.asks.map((ask) =>
    ask.kind === 'investment_consent' && isOpen ? { ...ask, state: 'open' as const, madeAt: null } : ask,
  );
  const items = asks.filter(isAhead).map((ask): TimelineItem => ({
    id: ask.kind,
    title:
      ask.state === 'open' ? (
        <TextLink to={askAddress(ask.kind, campaignId, ask.kind === 'investment_consent' ? consented : null)}>
          {t(`ask.${ask.kind}.title`)}
        </TextLink>
      ) : (
        t(`ask.${ask.kind}.title`)
      ),
    note: noteOf(ask),
    state: ask.state === 'done' ? 'done' : ask.state === 'waiting' ? 'now' : 'next',
  }));
  if (items.length === 0) return <Reflection standing={standing} />;
  return (
    <Stack as="section" gap={3}>
      <Stack gap={1}>
        <h2 className={textCss.title3}>{t('ahead.title')}</h2>
        <Text as="p" size="small" muted>
          {t('ahead.lede')}
        </Text>
      </Stack>
      <Timeline items={items} />
      <Reflection standing={standing} />
    </Stack>
  );
};

/** What the law of the site asks of somebody who invests here, and the time it gives to take it back; said beside the amount. */
export const Ahead = (props: AheadProps) => {
  const { data: standing } = useQuery(standingQuery(props.campaignId));
  return standing ? <List standing={standing} {...props} /> : null;
};

/** The way to the first thing that is open: what somebody who may not invest yet does next. */
export const BeginAhead = ({ campaignId }: { campaignId: string }) => {
  const { t } = useTranslation('standing');
  const { data: standing } = useQuery(standingQuery(campaignId));
  const first = standing?.asks.find(({ state }) => state === 'open');
  return first === undefined ? null : (
    <Button component={Link} to={askAddress(first.kind, campaignId)}>
      {t('ahead.begin', { title: t(`ask.${first.kind}.title`) })}
    </Button>
  );
};
