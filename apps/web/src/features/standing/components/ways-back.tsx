import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row } from '../../../ui/layout/layout.js';

/** The campaign that something is asked for. */
export const campaignQuery = (campaignId: string | null) =>
  queryOptions({
    queryKey: ['standing', 'campaign', campaignId],
    queryFn: () => send(investmentsApi.prepare, { params: { campaignId: campaignId ?? '' } }),
    enabled: campaignId !== null,
  });

/** One's own profile, for an investment in this campaign where there is one. */
export const profileAddress = (campaignId: string | null): string =>
  campaignId === null ? paths.investmentAccount : paths.investorProfileFor(campaignId);

interface WaysBackProps {
  campaignId: string | null;
  /** On the profile itself there is no way back to it. */
  isProfile?: boolean;
}

/** From something that was asked for: back to the profile, and to the campaign that it was asked for. */
export const WaysBack = ({ campaignId, isProfile = false }: WaysBackProps) => {
  const { t } = useTranslation('standing');
  const { data: campaign } = useQuery(campaignQuery(campaignId));
  return (
    <Row flow>
      {!isProfile && (
        <Button component={Link} to={profileAddress(campaignId)} variant="default">
          {t('back')}
        </Button>
      )}
      {campaign && (
        <Button component={Link} to={paths.invest(campaign.campaignId)} variant="default">
          {t('continue', { name: campaign.campaignName })}
        </Button>
      )}
    </Row>
  );
};
