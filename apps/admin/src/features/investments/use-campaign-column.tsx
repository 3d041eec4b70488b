import { useSay } from '../../lib/words/words.js';
import type { Column } from '../../ui/lists/column.js';
import { RecordLink } from '../../ui/records/record-link.js';

interface OfCampaign {
  id: string;
  campaignId: string;
  campaignName: string;
}

/** The campaign of an investment, which leads to its record. */
export function useCampaignColumn(): Column<OfCampaign> {
  const say = useSay();
  return {
    key: 'campaignName',
    header: say('investments.campaign'),
    isWideOnly: true,
    renderCell: ({ campaignId, campaignName }) => (
      <RecordLink resource="campaigns" id={campaignId}>
        {campaignName}
      </RecordLink>
    ),
  };
}
