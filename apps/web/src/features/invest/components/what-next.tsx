import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { besideWallet } from '@cairn/i18n/rail-words';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { formatMoney } from '../../../lib/format/format.js';
import { focusHeading } from '../../../lib/page/focus-heading.js';
import { useRuleSource } from '../../../lib/format/rule-source.js';
import { useRailWords } from '../../../lib/format/use-rail-words.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { layoutCss, Stack } from '../../../ui/layout/layout.js';
import { ReleaseButton } from '../../../ui/feedback/release-button.js';
import { loanContext } from '../../../ui/data/status-badge.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { Timeline, type TimelineItem } from '../../../ui/data/timeline.js';
import { investKeys, type Receipt } from '../queries.js';
import { partsOf } from '../parts.js';
import { eventsOf } from '../timeline.js';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';

/** Nothing was paid, so nothing is returned. */
const isUnpaid = ({ receivedAt }: Receipt): boolean => receivedAt === null;

/** In the days that the law gives to withdraw, even the fee of a wire transfer goes back. */
const lawContext = ({ timeToThink }: Receipt): 'reflection' | undefined =>
  timeToThink?.kind === 'reflection' && Date.parse(timeToThink.until) >= Date.now() ? 'reflection' : undefined;

/** S-08: leaving is as easy as coming: a button, in the same place, that names the sum. */
const CancelButton = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useTranslation('invest');
  const queries = useQueryClient();
  const amount = formatMoney(receipt.amount, receipt.currency);
  const from = receipt.paymentType ?? 'card';
  const context = lawContext(receipt);
  return (
    <ConfirmAction
      danger
      fullWidth
      label={t('cancel.label', { amount })}
      title={t('cancel.title')}
      keep={t('cancel.keep')}
      confirm={t('cancel.confirm', { amount })}
      done={t(`cancel.done.${from}`, { amount, ...partsOf(receipt), context })}
      onConfirm={async () => {
        await send(investmentsApi.cancel, { params: { id: receipt.id } });
        await queries.invalidateQueries({ queryKey: investKeys.all });
        await queries.invalidateQueries({ queryKey: SHARED_KEYS.portfolio });
        // The button is gone; the heading says where the money is.
        focusHeading();
      }}
    >
      <p>
        {t(`cancel.back.${from}`, { amount, ...partsOf(receipt), context })}{' '}
        {t('cancel.free', { name: receipt.campaignName, context: loanContext(receipt) })}
      </p>
    </ConfirmAction>
  );
};

/** What the law gives beside the last day of all, named with that law; of a reflection only while it can be used. */
const useTimeOfLaw = ({ timeToThink: given, cancellable }: Receipt): TimelineItem[] => {
  const { t } = useTranslation('invest');
  const siteDate = useSiteDate();
  const ruleSource = useRuleSource();
  if (given === null || (given.kind === 'reflection' && !cancellable)) return [];
  const note = t(`next.lawTime.${given.kind}Note`, {
    count: given.length,
    date: siteDate(given.until, 'moment'),
    source: ruleSource(given.source),
  });
  // A first investment is made after the time to think; a reflection is a deadline that lies ahead.
  const state = given.kind === 'cooling_off' ? 'done' : 'next';
  return [{ id: given.kind, title: t(`next.lawTime.${given.kind}`), note, state }];
};

/** Before what is still to come. */
const withTimeOfLaw = (events: readonly TimelineItem[], given: readonly TimelineItem[]): TimelineItem[] => {
  const ahead = events.findIndex(({ state }) => state === 'next');
  const at = given[0]?.state === 'done' ? 0 : ahead < 0 ? events.length : ahead;
  return [...events.slice(0, at), ...given, ...events.slice(at)];
};

/** A past closing is shown as such. */
const wordOf = (event: string, state: TimelineItem['state']): string =>
  state === 'done' && (event === 'closes' || event === 'closing') ? 'closed' : event;

interface WhatNextProps {
  receipt: Receipt;
  /** The known events after that. */
  further?: readonly TimelineItem[];
  /** Leaving has a place of its own on this page. */
  withoutLeaving?: boolean;
}

/** Past events, the next step with its date, and how to cancel while that is possible. */
export const WhatNext = ({ receipt, further = [], withoutLeaving = false }: WhatNextProps) => {
  const { t } = useTranslation('invest');
  const siteDate = useSiteDate();
  const given = useTimeOfLaw(receipt);
  const toYours = useRailWords()('toYours', besideWallet(receipt.paymentType ?? 'card'));
  const events = eventsOf(receipt).map(({ event, at, state, until }): TimelineItem => {
    const date = at && siteDate(at, 'moment');
    return {
      id: event,
      title: t(`next.events.${wordOf(event, state)}`, {
        context: receipt.closesInPart ? 'part' : undefined,
        defaultValue: t('next.events.other'),
      }),
      note: until && date ? t('next.until', { date }) : date,
      state,
    };
  });
  const items = [
    ...withTimeOfLaw(events, given),
    ...(receipt.state === 'refunding' && receipt.wayBack === 'source' && receipt.paymentType !== 'wallet'
      ? [{ id: 'arrives', title: t('next.arrives', { toYours }), note: t('next.arrivesIn'), state: 'next' as const }]
      : []),
    ...further,
  ];
  return (
    <Panel as="aside" className={layoutCss.sticky} data-print="hide">
      <Stack>
        <h2 className={textCss.title3}>
          {t(items.every(({ state }) => state === 'done') ? 'next.past' : 'next.title')}
        </h2>
        <Timeline items={items} />
        {receipt.cancellable &&
          !withoutLeaving &&
          (isUnpaid(receipt) ? (
            <ReleaseButton reservation={receipt} variant="default" fullWidth onReleased={focusHeading} />
          ) : (
            <Stack gap={2}>
              <CancelButton receipt={receipt} />
              <Text as="p" size="xs" muted>
                {t(`cancel.route.${receipt.paymentType ?? 'card'}`, { context: lawContext(receipt) })}
              </Text>
            </Stack>
          ))}
      </Stack>
    </Panel>
  );
};
