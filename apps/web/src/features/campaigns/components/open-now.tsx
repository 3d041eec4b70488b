import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/page/paths.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { Columns, Section, Stack } from '../../../ui/layout/layout.js';
import { CardGridSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { TextLink } from '../../../ui/text/text.js';
import { frontQuery } from '../queries.js';
import { CampaignCard } from './campaign-card.js';
import { WideCard } from './wide-card.js';

const SHOWN = 4;

/** A few of the open campaigns: the first one large. */
export const OpenNow = () => {
  const { t } = useTranslation('landing');
  const query = useQuery(frontQuery(2));
  return (
    <Section ruled={false} title={t('open.title')} action={<TextLink to={paths.browse}>{t('open.all')}</TextLink>}>
      <QueryBoundary
        query={query}
        pending={
          <Stack gap={7}>
            <Skeleton ratio="21 / 9" />
            <CardGridSkeleton count={3} />
          </Stack>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('open.empty')}>{t('open.emptyText')}</EmptyState>}
      >
        {({ items }) => {
          const [first, ...others] = items.slice(0, SHOWN);
          return (
            <Stack gap={7}>
              {first && <WideCard card={first} />}
              <Columns kind="three">
                {others.map((card) => (
                  <CampaignCard key={card.id} card={card} />
                ))}
              </Columns>
            </Stack>
          );
        }}
      </QueryBoundary>
    </Section>
  );
};
