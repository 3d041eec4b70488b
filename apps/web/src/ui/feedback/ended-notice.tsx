import type { CampaignEnd } from '@cairn/contracts/campaigns/review/campaign-end.reply';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useTranslation } from 'react-i18next';
import { useSiteDate } from '../../lib/format/use-site-date.js';
import { Notice } from '../layout/surface.js';

/** That the site has ended a campaign, when, and why: above its page and its receipts. */
export const EndedNotice = ({ ended: { at, reason } }: { ended: Wire<CampaignEnd> }) => {
  const { t } = useTranslation('common');
  const siteDate = useSiteDate();
  return (
    <Notice tone="warning">
      <b>{t('campaignEnded.title', { date: siteDate(at, 'moment') })}</b>
      {reason !== null && (
        <p>
          {t('campaignEnded.reason')} <span dir="auto">{reason}</span>
        </p>
      )}
    </Notice>
  );
};
