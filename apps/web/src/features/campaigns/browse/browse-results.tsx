import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Chip, Chips } from '../../../ui/data/chip.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { CardGridSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.js';
import { Text } from '../../../ui/text/text.js';
import { browseQuery, type BrowseFilter } from '../queries.js';
import { isFiltered, useBrowseFilter } from './browse-filter.js';
import css from './browse-filters.module.css';
import { CampaignCard } from '../components/campaign-card.js';
import { SaveMark } from '../saved/save-button.js';
import { OpenCards } from '../components/open-cards.js';

const NoMatch = () => {
  const { t } = useTranslation('browse');
  const { applied, remove, clear } = useBrowseFilter();
  return (
    <Stack gap={7}>
      <EmptyState
        picture="no-match"
        title={t('noMatch')}
        action={
          <Chips>
            {applied.map(({ name, word }) => (
              <Chip key={name} onClick={() => remove(name)}>
                {t('without', { filter: word })}
              </Chip>
            ))}
            <Chip onClick={clear}>{t('clear')}</Chip>
          </Chips>
        }
      >
        {t('noMatchText')}
      </EmptyState>
      <Stack as="section">
        <h2>{t('others')}</h2>
        <OpenCards />
      </Stack>
    </Stack>
  );
};

interface BrowseResultsProps {
  filter: BrowseFilter;
  /** Shown when nothing matches although no filter is on. */
  none: { title: string; text?: string };
  note?: string;
  /** False while the filter is not known. */
  isReady?: boolean;
}

/** Cards at the top of the page. */
const FIRST_ROW = 3;

/** Nine campaigns at a time, and a way to nine more. */
export const BrowseResults = ({ filter, none, note, isReady = true }: BrowseResultsProps) => {
  const { t } = useTranslation(['browse', 'common']);
  const query = useInfiniteQuery({ ...browseQuery(filter), enabled: isReady });
  if (query.isPending) return <CardGridSkeleton />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const cards = query.data.pages.flatMap(({ items }) => items);
  if (cards.length === 0) {
    return isFiltered(filter) ? <NoMatch /> : <EmptyState title={none.title}>{none.text}</EmptyState>;
  }
  return (
    <Stack gap={6} className={query.isPlaceholderData ? css.stale : undefined}>
      <Text as="output" size="small">
        <b>{t(filter.status === CampaignStatus.successful ? 'shownFunded' : 'shown', { count: cards.length })}</b>{' '}
        <Text muted>{note}</Text>
      </Text>
      <Columns kind="three">
        {cards.map((card, at) => (
          <CampaignCard key={card.id} card={card} eager={at < FIRST_ROW} corner={<SaveMark campaign={card} />} />
        ))}
      </Columns>
      <LoadMore query={query} />
    </Stack>
  );
};
