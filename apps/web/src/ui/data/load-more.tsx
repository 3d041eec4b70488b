import { useTranslation } from 'react-i18next';
import { Button } from '../inputs/button.js';
import { Row } from '../layout/layout.js';

/** The fields used of an infinite query. */
interface PagedQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

interface LoadMoreProps {
  query: PagedQuery;
  /** "Load more" unless given. */
  words?: string;
  size?: 'sm';
  className?: string;
}

/** The way on at the end of a list that is read page by page; nothing at all at its last page. */
export const LoadMore = ({ query, words, size, className }: LoadMoreProps) => {
  const { t } = useTranslation('common');
  if (!query.hasNextPage) return null;
  return (
    <Row className={className}>
      <Button
        variant="default"
        size={size}
        loading={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {words ?? t('loadMore')}
      </Button>
    </Row>
  );
};
