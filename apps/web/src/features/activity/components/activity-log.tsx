import { NOTIFICATION_KINDS, pathOf } from '@cairn/contracts/communication/notification-kinds';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { formatAgent } from '../../../lib/format/format.js';
import { noticeParams } from '../../../lib/format/notice-params.js';
import { useSite } from '../../../lib/site/site.js';
import { DataTable } from '../../../ui/data/data-table.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Stack } from '../../../ui/layout/layout.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { activityQuery, type ActivityFilter, type ActivityLine } from '../queries.js';

const NOT_KNOWN = '\u2014';

const What = ({ line }: { line: ActivityLine }) => {
  const { t, i18n } = useTranslation('activity');
  const { data: site } = useSite();
  const kind = NOTIFICATION_KINDS[line.kind];
  if (!kind) return t('unknown');
  const { reference, reason } = line.params;
  const words = noticeParams(line.params, i18n.language, site?.timezone);
  const detail = typeof reference === 'string' ? reference : typeof reason === 'string' ? reason : null;
  return (
    <span>
      <b>{t(`kinds.${kind.words}`, { ...words, defaultValue: t('unknown') })}</b>
      {detail && (
        <Text size="small" muted as="div" dir="auto">
          {detail}
        </Text>
      )}
      {line.kind === 'user.logged_in' && (
        <div>
          <TextLink to={pathOf(kind, line.params)}>{t('notYou')}</TextLink>
        </div>
      )}
    </span>
  );
};

const By = ({ line }: { line: ActivityLine }) => {
  const { t } = useTranslation('activity');
  const by = NOTIFICATION_KINDS[line.kind]?.by ?? 'site';
  if (by === 'other' && line.actor) return <bdi>{line.actor.name}</bdi>;
  return t(`by.${by}`);
};

interface ActivityLogProps {
  filter: ActivityFilter;
  onClear: () => void;
}

/** The account's activity, newest first. */
export const ActivityLog = ({ filter, onClear }: ActivityLogProps) => {
  const { t, i18n } = useTranslation(['activity', 'common']);
  const query = useInfiniteQuery(activityQuery(filter));
  if (query.isPending) return <RowSkeleton count={8} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const lines = query.data.pages.flatMap(({ items }) => items);
  if (lines.length === 0) {
    return filter === 'all' ? (
      <EmptyState picture="clear" title={t('none')} />
    ) : (
      <EmptyState
        picture="no-match"
        title={t('noMatch')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('showAll')}
          </Button>
        }
      />
    );
  }
  return (
    <Stack>
      <DataTable
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          { head: t('what'), render: (line) => <What line={line} /> },
          {
            head: t('when'),
            render: ({ at }) => (
              <Text muted>
                <SiteDate value={at} format="moment" />
              </Text>
            ),
          },
          {
            head: t('who'),
            render: (line) => (
              <Text muted>
                <By line={line} />
              </Text>
            ),
            wideOnly: true,
          },
          ...(lines.some(({ agent }) => agent !== null)
            ? [
                {
                  head: t('from'),
                  render: ({ agent }: ActivityLine) => (
                    <Text muted>{agent ? formatAgent(agent, i18n.language) : NOT_KNOWN}</Text>
                  ),
                  wideOnly: true,
                },
              ]
            : []),
        ]}
      />
      <LoadMore query={query} />
    </Stack>
  );
};
