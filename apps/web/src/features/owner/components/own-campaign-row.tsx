import type { CampaignSummary } from '@cairn/contracts/campaigns/campaign-draft.reply';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { formatMoney } from '../../../lib/format/format.js';
import { draftCover } from '../../../ui/brand/covers.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { useKindWord } from '../../../lib/site/option-words.js';
import { paths } from '../../../lib/page/paths.js';
import { CompanyPicture } from '../../../ui/data/avatar.js';
import { Row } from '../../../ui/layout/layout.js';
import { reviewContext, StatusBadge } from '../../../ui/data/status-badge.js';
import { Text } from '../../../ui/text/text.js';
import css from './own-campaign-row.module.css';
import { RemoveDraft } from './remove-draft.js';

const unseenStates: readonly CampaignStatus[] = [CampaignStatus.draft, CampaignStatus.declined, CampaignStatus.pending];

/** One of the user's campaigns: a draft links to the wizard, the others to their dashboard. */
export const OwnCampaignRow = ({ campaign }: { campaign: Wire<CampaignSummary> }) => {
  const { t } = useTranslation(['owner', 'common']);
  const siteDate = useSiteDate();
  const kindWord = useKindWord();
  const editable = campaign.status === CampaignStatus.draft || campaign.status === CampaignStatus.declined;
  const { currency } = campaign;
  const money = currency === null ? null : (amount: number) => formatMoney(amount, currency, { whole: true });
  const dated =
    campaign.closesAt === null || unseenStates.includes(campaign.status)
      ? t('list.created', { date: siteDate(campaign.createdAt) })
      : campaign.ended
        ? t('ended', { date: siteDate(campaign.ended.at) })
        : t(campaign.standing === CampaignStatus.active ? 'closes' : 'closed', { date: siteDate(campaign.closesAt) });
  // Nobody else sees the page yet.
  const unseen = unseenStates.includes(campaign.status);
  return (
    <Row as="li" flow>
      <CompanyPicture size="large" src={draftCover(campaign.coverUrl, campaign.category)} />
      <span className={css.name}>
        <b>
          <bdi>{campaign.name}</bdi>
        </b>
        <br />
        <Text size="small" muted>
          {kindWord(campaign.type)}
          {campaign.received > 0 && money !== null && ` · ${t('list.received', { amount: money(campaign.received) })}`}
          {campaign.received === 0 && campaign.goal !== null && money !== null && (
            <>{` · ${t('list.goal', { amount: money(campaign.goal) })}`}</>
          )}
          {` · ${dated}`}
        </Text>
      </span>
      <Row flow>
        <StatusBadge family="campaign" status={campaign.status} context={reviewContext(campaign)} />
        {!unseen && (
          <Button component={Link} to={paths.anotherLike(campaign.id)} variant="subtle" size="sm">
            {t('list.another')}
          </Button>
        )}
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
