import { ownTimeZone } from '@cairn/i18n/names';
import { NOTIFICATION_GROUPS } from '@cairn/contracts/communication/channels';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ActivityFilter } from '../../../features/activity/queries.js';
import { ActivityDownload } from '../../../features/activity/components/activity-download.js';
import { ActivityLog } from '../../../features/activity/components/activity-log.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Chip, Chips } from '../../../ui/data/chip.js';
import { PageFrame, Row, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { Text } from '../../../ui/text/text.js';
import css from './activities.module.css';

const FILTERS: readonly ActivityFilter[] = ['all', ...NOTIFICATION_GROUPS];

const Activities = () => {
  const { t } = useTranslation('activity');
  const [search, setSearch] = useSearchParams();
  useTitle(t('title'));
  const filter = FILTERS.find((known) => known === search.get('show')) ?? 'all';
  const choose = (show: ActivityFilter) => setSearch(show === 'all' ? {} : { show });
  return (
    <PageFrame as="main" id="main">
      <Stack gap={5} className={css.page}>
        <PageHeader title={t('title')} lede={t('lede')} />
        <section aria-label={t('show')}>
          <Chips>
            {FILTERS.map((show) => (
              <Chip key={show} on={show === filter} aria-pressed={show === filter} onClick={() => choose(show)}>
                {t(`filter.${show}`)}
              </Chip>
            ))}
          </Chips>
        </section>
        <ActivityLog filter={filter} onClear={() => choose('all')} />
        <Row between flow>
          <Text size="small" muted as="p">
            {t('zone', { zone: ownTimeZone() })}
          </Text>
          <ActivityDownload filter={filter} />
        </Row>
      </Stack>
    </PageFrame>
  );
};

export default Activities;
