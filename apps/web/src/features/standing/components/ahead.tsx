import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Timeline, type TimelineItem } from '../../../ui/data/timeline.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Text, textCss, TextLink } from '../../../ui/text/text.js';
import { askAddress } from '../ask-address.js';
import { standingQuery, type Ask, type Standing } from '../queries.js';

/** What comes once an amount is known is asked for then: the warning after a failed test, or consent to a large sum. */
const isAhead = ({ state, madeAt }: Ask): boolean => state !== 'not_needed' || madeAt !== null;

/** The time to reflect, with its last moment and where it stands. */
const useReflection = ({ reflectionUntil, figures }: Standing): TimelineItem[] => {
  const { t } = useTranslation('standing');
  const siteDate = useSiteDate();
  const ruleSource = useRuleSource();
  const days = figures.find(({ key }) => key === 'reflection_days');
  if (reflectionUntil === null || typeof days?.value !== 'number') return [];
  return [
    {
      id: 'reflection',
      title: t('ahead.reflection', { date: siteDate(reflectionUntil, 'moment') }),
      note: (
        <>
          {t('ahead.reflectionText', { count: days.value })} {t('source', { source: ruleSource(days.source) })}
        </>
      ),
      state: 'next',
    },
  ];
};

const List = ({ standing, campaignId }: { standing: Standing; campaignId: string }) => {
  const { t } = useTranslation('standing');
  const siteDate = useSiteDate();
  const ruleSource = useRuleSource();
  const reflection = useReflection(standing);
  const noteOf = ({ kind, state, madeAt, until, source }: Ask): string => {
    const from = t('source', { source: ruleSource(source) });
    if (state === 'waiting' && until !== null)
      return [t('waitUntil', { date: siteDate(until, 'moment') }), from].join(' · ');
    if (state === 'done' && madeAt !== null) return [t('madeAt', { date: siteDate(madeAt) }), from].join(' · ');
    return [t(`ask.${kind}.text`, { limit: '' }), from].join(' ');
  };
  const items = [
    ...standing.asks.filter(isAhead).map((ask): TimelineItem => ({
      id: ask.kind,
      title:
        ask.state === 'open' ? (
          <TextLink to={askAddress(ask.kind, campaignId)}>{t(`ask.${ask.kind}.title`)}</TextLink>
        ) : (
          t(`ask.${ask.kind}.title`)
        ),
      note: noteOf(ask),
      state: ask.state === 'done' ? 'done' : ask.state === 'waiting' ? 'now' : 'next',
    })),
    ...reflection,
  ];
  if (items.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Stack gap={1}>
        <h2 className={textCss.title3}>{t('ahead.title')}</h2>
        <Text as="p" size="small" muted>
          {t('ahead.lede')}
        </Text>
      </Stack>
      <Timeline items={items} />
    </Stack>
  );
};

/** What the law of the site asks of somebody who invests here, and the time it gives to take it back; said beside the amount. */
export const Ahead = ({ campaignId }: { campaignId: string }) => {
  const { data: standing } = useQuery(standingQuery(campaignId));
  return standing ? <List standing={standing} campaignId={campaignId} /> : null;
};
