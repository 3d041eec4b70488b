import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/data/avatar.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { topInvestorsQuery } from '../../../lib/site/content.queries.js';

/** Decision 48: people who chose to be listed, in the order of how many companies they have backed. */
export const TopInvestors = () => {
  const { t } = useTranslation('landing');
  const query = useQuery(topInvestorsQuery);
  return (
    <Stack as="section" gap={5}>
      <Stack gap={2}>
        <h2>{t('people.title')}</h2>
        <Text as="p" size="small" muted>
          {t('people.note')}
        </Text>
      </Stack>
      <QueryBoundary
        query={query}
        pending={<RowSkeleton count={5} />}
        isEmpty={(people) => people.length === 0}
        empty={<Text muted>{t('people.none')}</Text>}
      >
        {(people) => (
          <Rows as="ol">
            {people.map(({ slug, name, campaigns }, at) => (
              <Row as="li" key={slug}>
                <Text muted>
                  <bdi>{at + 1}</bdi>
                </Text>
                <Avatar id={slug} name={name} />
                <Text strong className={layoutCss.grow}>
                  <bdi>{name}</bdi>
                </Text>
                <Text size="small" muted>
                  {t('people.companies', { count: campaigns })}
                </Text>
              </Row>
            ))}
          </Rows>
        )}
      </QueryBoundary>
    </Stack>
  );
};
