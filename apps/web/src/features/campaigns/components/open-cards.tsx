import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Columns } from '../../../ui/layout/layout.js';
import { CardGridSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { frontQuery } from '../queries.js';
import { CampaignCard } from './campaign-card.js';

const SHOWN = 3;

/** The newest open campaigns in one row. */
export const OpenCards = () => {
  const { t } = useTranslation('landing');
  const query = useQuery(frontQuery(2));
  return (
    <QueryBoundary
      query={query}
      pending={<CardGridSkeleton count={SHOWN} />}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title={t('open.empty')}>{t('open.emptyText')}</EmptyState>}
    >
      {({ items }) => (
        <Columns kind="three">
          {items.slice(0, SHOWN).map((card) => (
            <CampaignCard key={card.id} card={card} />
          ))}
        </Columns>
      )}
    </QueryBoundary>
  );
};
