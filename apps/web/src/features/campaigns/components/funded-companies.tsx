import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/page/paths.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { frontQuery } from '../queries.js';
import { FundedTable } from './funded-table.js';

const ROWS = 5;

/** The last companies that were funded here, beside others of a page. */
export const FundedCompanies = () => {
  const { t } = useTranslation('landing');
  const query = useQuery(frontQuery(4, ROWS));
  return (
    <Stack as="section" gap={5}>
      <Row between flow>
        <h2>{t('funded.title')}</h2>
        <TextLink to={paths.funded}>{t('funded.all')}</TextLink>
      </Row>
      <QueryBoundary
        query={query}
        pending={<RowSkeleton count={ROWS} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Text muted>{t('funded.none')}</Text>}
      >
        {({ items }) => <FundedTable cards={items} />}
      </QueryBoundary>
    </Stack>
  );
};
