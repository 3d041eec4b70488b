import { adminApi, campaignLifecycle, CampaignStatus, reviewApi, type Wire } from '@cairn/contracts';
import type { AdminCampaign } from '@cairn/contracts/admin/admin.replies';
import { formatMoney } from '@cairn/i18n';
import { useState } from 'react';
import { useCalls } from '../../lib/data/client.js';
import { useMay, useMe } from '../../lib/data/reader.js';
import { useRefresh } from '../../lib/data/reads.js';
import { formatCalendarDate, formatCount } from '../../lib/format/format.js';
import { useSiteDates } from '../../lib/format/use-site-dates.js';
import { useSite } from '../../lib/data/site.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';
import { useDeclineField } from '../../ui/forms/use-decline-field.js';
import { earlyCloseFrom } from './early-close.js';
import { useMessageField } from './review/use-message-field.js';
import { Unticked } from './review/unticked.js';
import { useReview } from './review/use-notes.js';

/** A reviewer's current actions for a campaign, by its lifecycle and the reader's permissions. */
export function useCampaignDecisions(campaign: Wire<AdminCampaign>): readonly Decision[] {
  const say = useSay();
  const language = useLanguage();
  const dates = useSiteDates();
  const { client, clock } = useCalls();
  const may = useMay();
  const me = useMe();
  const refresh = useRefresh('campaigns');
  const declineField = useDeclineField();
  const messageField = useMessageField(campaign);
  const site = useSite();
  const [now] = useState(() => clock.now());
  const { id, name, status, standing, earliestClosingDate, opensAt, closesAt, closings, earlyClosesAt } = campaign;
  const { received, investors, currency } = campaign;
  const params = { id };
  const isWaiting = status === CampaignStatus.pending;
  const decisions: Decision[] = [];
  const review = useReview(id, isWaiting).data;
  const claim = review?.claim ?? null;
  const claimedFirst = claim === null || claim.id === me?.id ? null : say('review.claimed_first', { name: claim.name });
  const unticked = review?.checks.filter(({ doneBy }) => doneBy === null) ?? [];

  if (may('campaigns.review') && isWaiting && campaignLifecycle.allows(status, CampaignStatus.declined)) {
    decisions.push({
      key: 'decline',
      label: say('campaigns.decline'),
      tone: 'danger',
      blockedBy: claimedFirst,
      title: say('campaigns.decline_title', { name }),
      body: say('campaigns.decline_body'),
      confirm: say('campaigns.decline'),
      field: messageField,
      done: say('campaigns.decline_done', { name }),
      run: async (reason) => {
        await client.send(adminApi.declineCampaign, { params, body: { reason } });
        await refresh();
      },
    });
  }
  if (may('campaigns.review') && isWaiting) {
    decisions.push({
      key: 'request',
      label: say('review.request'),
      tone: 'secondary',
      blockedBy: claimedFirst,
      title: say('review.request_title', { name }),
      body: say('review.request_body'),
      confirm: say('review.request'),
      field: messageField,
      done: say('review.request_done', { name }),
      run: async (reason) => {
        await client.send(reviewApi.requestChanges, { params, body: { reason } });
        await refresh();
      },
    });
  }
  if (may('campaigns.review') && isWaiting && campaignLifecycle.allows(status, CampaignStatus.active)) {
    decisions.push({
      key: 'approve',
      label: say('campaigns.approve'),
      tone: 'primary',
      blockedBy:
        earliestClosingDate === null
          ? claimedFirst
          : say('errors.closing_too_early', {
              earliest: formatCalendarDate(language, earliestClosingDate),
              source: site?.law.minimumDaysSource ?? '',
            }),
      title: say('campaigns.approve_title', { name }),
      body: (
        <>
          {say('campaigns.approve_body')}
          <Unticked checks={unticked} />
        </>
      ),
      confirm: say('campaigns.approve'),
      field:
        unticked.length === 0
          ? null
          : { ...declineField, label: say('review.unticked_why'), help: say('review.unticked_help') },
      done: say('campaigns.approve_done', { name }),
      run: async (reason) => {
        await client.send(adminApi.approveCampaign, { params, body: reason === '' ? {} : { reason } });
        await refresh();
      },
    });
  }
  if (may('campaigns.review') && campaignLifecycle.allows(status, CampaignStatus.hidden)) {
    decisions.push({
      key: 'hide',
      stays: true,
      label: say('campaigns.hide'),
      tone: 'danger',
      blockedBy: null,
      title: say('campaigns.hide_title', { name }),
      body: say('campaigns.hide_body'),
      confirm: say('campaigns.hide'),
      field: declineField,
      done: say('campaigns.hide_done', { name }),
      run: async (reason) => {
        await client.send(adminApi.hideCampaign, { params, body: { reason } });
        await refresh();
      },
    });
  }
  if (may('campaigns.review') && status === CampaignStatus.hidden) {
    decisions.push({
      key: 'show',
      label: say('campaigns.show'),
      tone: 'primary',
      blockedBy: null,
      title: say('campaigns.show_title', { name }),
      body: say('campaigns.show_body'),
      confirm: say('campaigns.show'),
      field: declineField,
      done: say('campaigns.show_done', { name }),
      run: async (reason) => {
        await client.send(adminApi.showCampaign, { params, body: { reason } });
        await refresh();
      },
    });
  }
  if (may('campaigns.close') && standing === CampaignStatus.active) {
    decisions.push({
      key: 'deactivate',
      stays: true,
      label: say('campaigns.deactivate'),
      tone: 'danger',
      blockedBy: null,
      title: say('campaigns.deactivate_title', { name }),
      body: say('campaigns.deactivate_body', {
        received: currency === null ? '—' : formatMoney(language, BigInt(received), currency),
        investors: formatCount(language, investors),
      }),
      confirm: say('campaigns.deactivate'),
      field: declineField,
      done: say('campaigns.deactivate_done', { name }),
      run: async (reason) => {
        await client.send(adminApi.deactivateCampaign, { params, body: { reason } });
        await refresh();
      },
    });
  }
  if (may('campaigns.close') && standing === CampaignStatus.active) {
    const from = earlyCloseFrom(opensAt, site, now);
    const date = earlyClosesAt === null ? '' : dates.moment(earlyClosesAt);
    const moved = closings.find(({ from: before, to }) => to === closesAt && to < before);
    const when = site?.jurisdictionProfile === 'none' ? 'now' : 'later';
    decisions.push({
      key: 'close',
      stays: true,
      label: say('campaigns.close'),
      tone: 'secondary',
      blockedBy:
        from !== null
          ? say('campaigns.close_from', { date: dates.moment(from), source: site?.law.minimumDaysSource ?? '' })
          : earlyClosesAt !== null
            ? null
            : moved === undefined
              ? say('campaigns.close_no_sooner', { source: site?.law.earlyCloseSource ?? '' })
              : say('campaigns.close_moved', {
                  date: dates.moment(moved.to),
                  source: site?.law.earlyCloseSource ?? '',
                }),
      title: say('campaigns.close_title', { name }),
      body: say(`campaigns.close_body.${when}`, { date }),
      confirm: say('campaigns.close'),
      field: null,
      done: say(`campaigns.close_done.${when}`, { name, date }),
      run: async () => {
        await client.send(adminApi.closeCampaign, { params });
        await refresh();
      },
    });
  }
  return decisions;
}
