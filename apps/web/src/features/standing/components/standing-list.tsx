import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AskState } from '@cairn/contracts/jurisdictions/standing.replies';
import { formatMoney } from '../../../lib/format/format.js';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Badge, type BadgeTone } from '../../../ui/data/badge.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { askAddress } from '../ask-address.js';
import type { Ask, Standing } from '../queries.js';
import { useMadeOn } from '../use-made-on.js';

const TONES: Readonly<Record<AskState, BadgeTone>> = {
  done: 'success',
  open: 'warning',
  waiting: 'info',
  not_needed: 'neutral',
};

/** When it was stated, until when that counts, or from when it is possible. */
const useDates = () => {
  const { t } = useTranslation('standing');
  const siteDate = useSiteDate();
  const madeOn = useMadeOn();
  return (ask: Ask): string[] => [
    ...madeOn(ask),
    ...(ask.until === null
      ? []
      : [
          ask.state === 'waiting'
            ? t('waitUntil', { date: siteDate(ask.until, 'moment') })
            : t('until', { date: siteDate(ask.until) }),
        ]),
  ];
};

interface StandingListProps {
  standing: Standing;
  campaignId: string | null;
}

/** Everything that the law of the site asks for, and how it stands with its reader. */
export const StandingList = ({ standing, campaignId }: StandingListProps) => {
  const { t } = useTranslation('standing');
  const ruleSource = useRuleSource();
  const dates = useDates();
  const { warningThreshold: threshold, currency } = standing;
  const limit = formatMoney(threshold ?? 0, currency, { whole: true });
  return (
    <Rows>
      {standing.asks.map((ask) => (
        <li key={ask.kind}>
          <Row between flow>
            <Stack gap={1}>
              <Row flow>
                <Text strong>{t(`ask.${ask.kind}.title`)}</Text>
                {ask.state === 'done' && ask.passed === false ? (
                  <Badge tone="warning">{t('notPassed')}</Badge>
                ) : (
                  <Badge tone={TONES[ask.state]}>{t(`state.${ask.state}`)}</Badge>
                )}
              </Row>
              <Text as="p" size="small">
                {ask.kind === 'category' && standing.category !== null
                  ? t(`category.${standing.category as 'restricted'}.title`)
                  : ask.kind === 'investment_consent' && threshold === null
                    ? t('consentHidden')
                    : t(`ask.${ask.kind}.text`, { limit })}
              </Text>
              <Text as="p" size="small" muted>
                {[
                  ...dates(ask),
                  ...(ask.after === null ? [] : [t('after', { title: t(`ask.${ask.after}.title`) })]),
                  t('source', { source: ruleSource(ask.source) }),
                ].join(' · ')}
              </Text>
            </Stack>
            {ask.after === null &&
            // While its time runs there is nothing to do again.
            ask.state !== 'waiting' &&
            (ask.state !== 'not_needed' || ask.kind === 'category' || ask.madeAt !== null) ? (
              <Button component={Link} to={askAddress(ask.kind, campaignId)} variant="default" size="sm">
                {t(ask.madeAt === null ? 'begin' : 'again')}
              </Button>
            ) : null}
          </Row>
        </li>
      ))}
    </Rows>
  );
};
