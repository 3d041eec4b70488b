import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../../lib/api/server-clock.js';
import { LoadMore } from '../../ui/data/load-more.js';
import { Deadline, SiteDate } from '../../ui/data/site-date.js';
import { Stack } from '../../ui/layout/layout.js';
import { PersonText, Text } from '../../ui/text/text.js';
import { ChangesTable } from './changes-table.js';
import { openedChangesQuery } from './queries.js';

const isPast = (instant: string): boolean => Date.parse(instant) < serverClock.now();

/** How the terms have changed while the campaign was open, for everybody; nothing where they have not. */
const TermsHistory = ({ campaignId }: { campaignId: string }) => {
  const { t } = useTranslation('terms');
  const query = useInfiniteQuery(openedChangesQuery(campaignId));
  const changes = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (changes.length === 0) return null;
  return (
    <section id="terms-history">
      <Stack gap={5}>
        <h2>{t('history.title')}</h2>
        {changes.map(({ id, changes: terms, currency, reason, openedAt, answerUntil, version }) => (
          <Stack key={id} as="article" gap={3}>
            <h3>
              {t('history.version', { version })} <SiteDate value={openedAt} />
            </h3>
            <ChangesTable changes={terms} currency={currency} />
            <PersonText>{reason}</PersonText>
            <Text size="small" muted>
              {t(isPast(answerUntil) ? 'history.answersPast' : 'history.answers')} <Deadline value={answerUntil} />
            </Text>
          </Stack>
        ))}
        <LoadMore query={query} size="sm" />
      </Stack>
    </section>
  );
};

export default TermsHistory;
