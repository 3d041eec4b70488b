import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useTranslation } from 'react-i18next';
import { useBrowseFilter } from '../../../features/campaigns/browse/browse-filter.js';
import { AppliedFilters, BrowseBar } from '../../../features/campaigns/browse/browse-bar.js';
import { BrowseFilters } from '../../../features/campaigns/browse/browse-filters.js';
import { BrowseResults } from '../../../features/campaigns/browse/browse-results.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Columns, layoutCss, PageFrame, Stack } from '../../../ui/layout/layout.js';
import { RiskNotice } from '../../../ui/feedback/risk-notice.js';

const Browse = () => {
  const { t } = useTranslation('browse');
  const { filter, sortBy, isReady } = useBrowseFilter();
  const title = t(filter.status === CampaignStatus.successful ? 'fundedTitle' : 'title');
  useTitle(title);
  return (
    <>
      <RiskNotice />
      <PageFrame as="main" id="main">
        <Stack gap={6}>
          <Stack gap={5}>
            <h1>{title}</h1>
            <BrowseBar />
            <AppliedFilters />
          </Stack>
          <Columns kind="side">
            <aside className={layoutCss.notPhone} aria-label={t('filter')}>
              <BrowseFilters name="side" titled />
            </aside>
            <BrowseResults
              filter={filter}
              isReady={isReady}
              none={{ title: t('none'), text: t('noneText') }}
              note={t(`order.${sortBy}`)}
            />
          </Columns>
        </Stack>
      </PageFrame>
    </>
  );
};

export default Browse;
