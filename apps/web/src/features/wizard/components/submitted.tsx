import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { Timeline, type TimelineItem } from '../../../ui/data/timeline.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import type { Draft } from '../queries.js';

const UNSENT: readonly CampaignStatus[] = [CampaignStatus.draft, CampaignStatus.declined];

/** The progress of a campaign since it was submitted; a campaign that was not submitted has another page. */
export const Submitted = ({ draft: { id, companyProfile, status } }: { draft: Draft }) => {
  const { t } = useTranslation('wizard');
  if (UNSENT.includes(status)) {
    return (
      <EmptyState
        isPage
        picture="no-match"
        title={t('thanks.unsent')}
        action={
          <Button component={Link} to={paths.funding(id)}>
            {t('thanks.finish')}
          </Button>
        }
      >
        {t(status === CampaignStatus.declined ? 'thanks.declinedText' : 'thanks.unsentText')}
      </EmptyState>
    );
  }
  const isWaiting = status === CampaignStatus.pending;
  const items: TimelineItem[] = [
    { id: '1', title: t('thanks.1'), state: 'done' },
    isWaiting
      ? { id: '2', title: t('thanks.2'), note: t('thanks.2note'), state: 'now' }
      : { id: '2', title: t('thanks.2done'), state: 'done' },
    ...(isWaiting ? [{ id: '3', title: t('thanks.3'), state: 'next' as const }] : []),
    { id: '4', title: t('thanks.4'), state: isWaiting ? 'next' : 'now' },
  ];
  return (
    <>
      <PageHeader
        title={t(isWaiting ? 'thanks.title' : 'thanks.approvedTitle')}
        lede={t(isWaiting ? 'thanks.lede' : 'thanks.approvedLede', { name: companyProfile.companyName ?? '' })}
      />
      <Timeline items={items} />
      <Row flow>
        <Button component={Link} to={paths.dashboard}>
          {t('thanks.dashboard')}
        </Button>
        <Button component={Link} to={paths.preview(id)} variant="default">
          {t('thanks.preview')}
        </Button>
      </Row>
    </>
  );
};
