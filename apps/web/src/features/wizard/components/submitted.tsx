import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { Timeline, type TimelineItem } from '../../../ui/data/timeline.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Button } from '../../../ui/inputs/button.js';
import { StatusBadge } from '../../../ui/data/status-badge.js';
import { Columns, Row, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { Draft } from '../queries.js';
import css from './submitted.module.css';

const UNSENT: readonly CampaignStatus[] = [CampaignStatus.draft, CampaignStatus.declined];

const CHECKS = ['company', 'figures', 'terms', 'claims'] as const;

/** What the review looks at. */
const Checks = () => {
  const { t } = useTranslation('wizard');
  return (
    <Panel as="section">
      <h2 className={textCss.title3}>{t('thanks.checks.title')}</h2>
      <ol className={css.checks}>
        {CHECKS.map((check) => (
          <li key={check}>
            <span>
              <b>{t(`thanks.checks.${check}`)}</b>
              <Text as="div" size="small" muted>
                {t(`thanks.checks.${check}Text`)}
              </Text>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
};

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
    <Columns kind="main">
      <Stack gap={6}>
        <Stack>
          <Row>
            <StatusBadge family="campaign" status={status} />
          </Row>
          <PageHeader
            title={t(isWaiting ? 'thanks.title' : 'thanks.approvedTitle')}
            lede={t(isWaiting ? 'thanks.lede' : 'thanks.approvedLede', { name: companyProfile.companyName ?? '' })}
          />
        </Stack>
        {isWaiting && <Checks />}
        <Row flow>
          <Button component={Link} to={paths.dashboard}>
            {t('thanks.dashboard')}
          </Button>
          <Button component={Link} to={paths.preview(id)} variant="default">
            {t('thanks.preview')}
          </Button>
        </Row>
      </Stack>
      <Panel as="aside">
        <Stack>
          <h2 className={textCss.title3}>{t('thanks.next')}</h2>
          <Timeline items={items} />
        </Stack>
      </Panel>
    </Columns>
  );
};
