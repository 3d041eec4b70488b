import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadMore } from '../../../ui/data/load-more.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { ownChangesQuery, type OwnChange } from '../queries.js';
import { ChangeCard } from './change-card.js';
import { ProposeChange } from './propose-change.js';

interface OwnTermsProps {
  campaignId: string;
  /** It takes investments, so that its terms may change. */
  isOpen: boolean;
  /** The site has ended it: nothing is answered or decided any more. */
  isEnded?: boolean;
  /** Who is in the team reads; the owner proposes. */
  isOwner: boolean;
}

const isCurrent = ({ state }: OwnChange): boolean => state === 'proposed' || state === 'open';

/** The terms of an open campaign: what is being changed, what may be proposed, and what has been. */
export const OwnTerms = ({ campaignId, isOpen, isEnded = false, isOwner }: OwnTermsProps) => {
  const { t } = useTranslation('terms');
  const query = useInfiniteQuery(ownChangesQuery(campaignId));
  return (
    <QueryBoundary query={query} pending={<RowSkeleton count={4} />}>
      {({ pages }) => {
        const changes = pages.flatMap(({ items }) => items);
        const current = isEnded ? undefined : changes.find(isCurrent);
        const past = changes.filter((change) => isEnded || !isCurrent(change));
        return (
          <Stack gap={7}>
            {current && <ChangeCard campaignId={campaignId} change={current} isOwner={isOwner} />}
            {!current && isOpen && isOwner && <ProposeChange campaignId={campaignId} />}
            {!current && isOpen && !isOwner && <Notice>{t('own.ownerProposes')}</Notice>}
            {!isOpen && <Notice>{t('own.notOpen')}</Notice>}
            {(past.length > 0 || !current) && (
              <Stack as="section">
                <h2>{t('own.past')}</h2>
                {past.length === 0 && (
                  <Text as="p" muted>
                    {t('own.nonePast')}
                  </Text>
                )}
                {past.map((change) => (
                  <ChangeCard
                    key={change.id}
                    campaignId={campaignId}
                    change={change}
                    isOwner={isOwner}
                    isLapsed={isCurrent(change)}
                  />
                ))}
                <LoadMore query={query} size="sm" />
              </Stack>
            )}
          </Stack>
        );
      }}
    </QueryBoundary>
  );
};
