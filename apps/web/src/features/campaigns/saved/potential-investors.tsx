import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.js';
import { Avatar } from '../../../ui/data/avatar.js';
import { PersonName } from '../../../ui/data/person-name.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import type { PageData } from '../queries.js';
import { followersQuery } from './queries.js';

/** Those who have saved the campaign: how many, and the names of those who show theirs. */
export const PotentialInvestors = ({ page }: { page: PageData }) => {
  const { t, i18n } = useTranslation('campaign');
  const query = useQuery(followersQuery(page.id));
  return (
    <section id="potential">
      <Stack gap={3}>
        <h2>{t('potential.title')}</h2>
        <Text as="p" muted>
          {t('potential.count', {
            count: page.parts.potential,
            people: formatNumber(page.parts.potential, i18n.language),
          })}
        </Text>
        <QueryBoundary query={query} pending={<RowSkeleton count={2} />}>
          {({ named }) =>
            named.length === 0 ? null : (
              <Rows>
                {named.map(({ id, slug, name, photo }) => (
                  <Row as="li" key={id}>
                    <Avatar id={id} name={name} photo={photo} />
                    <PersonName name={name} slug={slug} />
                  </Row>
                ))}
              </Rows>
            )
          }
        </QueryBoundary>
      </Stack>
    </section>
  );
};
