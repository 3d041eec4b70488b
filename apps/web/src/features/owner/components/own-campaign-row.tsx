import type { CampaignSummary } from '@cairn/contracts/campaigns/campaign-draft.reply';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { CompanyPicture } from '../../../ui/data/avatar.js';
import { coverFor } from '../../../ui/brand/covers.js';
import { Row } from '../../../ui/layout/layout.js';
import { StatusBadge } from '../../../ui/data/status-badge.js';
import { Text } from '../../../ui/text/text.js';
import css from './own-campaign-row.module.css';
import { RemoveDraft } from './remove-draft.js';

/** One of the user's campaigns: a draft links to the wizard, the others to their dashboard. */
export const OwnCampaignRow = ({ campaign }: { campaign: Wire<CampaignSummary> }) => {
  const { t } = useTranslation(['owner', 'common']);
  const editable = campaign.status === CampaignStatus.draft || campaign.status === CampaignStatus.declined;
  // Nobody else sees the page yet.
  const unseen = editable || campaign.status === CampaignStatus.pending;
  return (
    <Row as="li" flow>
      <CompanyPicture size="large" src={coverFor(campaign.coverUrl, campaign.category, campaign.id)} />
      <span className={css.name}>
        <b>
          <bdi>{campaign.name}</bdi>
        </b>
        <br />
        <Text size="small" muted>
          {t(`common:kind.${campaign.type}`)}
          {campaign.received > 0 && campaign.currency && (
            <>
              {' · '}
              {t('list.received', { amount: formatMoney(campaign.received, campaign.currency, { whole: true }) })}
            </>
          )}
        </Text>
      </span>
      <Row flow>
        <StatusBadge family="campaign" status={campaign.status} />
        {unseen && (
          <Button component={Link} to={paths.preview(campaign.id)} variant="subtle" size="sm">
            {t('list.preview')}
          </Button>
        )}
        <Button
          component={Link}
          to={editable ? paths.companyInfo(campaign.id) : paths.ownerDashboard(campaign.id)}
          variant="default"
          size="sm"
        >
          {t(editable ? 'list.edit' : 'list.open')}
        </Button>
        {campaign.status === CampaignStatus.draft && <RemoveDraft id={campaign.id} name={campaign.name} />}
      </Row>
    </Row>
  );
};
