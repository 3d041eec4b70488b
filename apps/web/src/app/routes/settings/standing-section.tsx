import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LawFigures } from '../../../features/standing/components/law-figures.js';
import { StandingList } from '../../../features/standing/components/standing-list.js';
import { standingQuery } from '../../../features/standing/queries.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Text, textCss } from '../../../ui/text/text.js';

/** What the law of the site asks of its reader, and by which figures. */
export const StandingSection = ({ campaignId }: { campaignId: string | null }) => {
  const { t } = useTranslation('standing');
  const query = useQuery(standingQuery(campaignId));
  return (
    <Stack as="section">
      <h2 className={textCss.title3}>{t('title')}</h2>
      <QueryBoundary query={query} pending={<RowSkeleton count={3} />}>
        {(standing) => (
          <Stack gap={5}>
            <Text as="p" muted>
              {t(standing.asks.length === 0 ? 'nothing' : 'lede')}
            </Text>
            {standing.asks.length > 0 && <StandingList standing={standing} campaignId={campaignId} />}
            <LawFigures figures={standing.figures} currency={standing.currency} />
          </Stack>
        )}
      </QueryBoundary>
    </Stack>
  );
};
