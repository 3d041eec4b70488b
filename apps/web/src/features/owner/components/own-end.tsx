import type { CampaignEnd } from '@cairn/contracts/campaigns/review/campaign-end.reply';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useTranslation } from 'react-i18next';
import { EndedNotice } from '../../../ui/feedback/ended-notice.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';

/** To the owner of a campaign that the site has ended: when, why, and what becomes of the money. */
export const OwnEnd = ({ ended, isTest }: { ended: Wire<CampaignEnd>; isTest: boolean }) => {
  const { t } = useTranslation('owner');
  return (
    <Stack gap={2}>
      <EndedNotice ended={ended} />
      <Text as="p">{t(isTest ? 'endedNoMoney' : 'endedMoney')}</Text>
    </Stack>
  );
};
