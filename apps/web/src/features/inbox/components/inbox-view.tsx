import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/api/session.js';
import { useLive } from '../../../lib/api/live.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Panel } from '../../../ui/layout/surface.js';
import { inboxKeys } from '../queries.js';
import { ConversationList } from './conversation-list.js';
import css from './inbox.module.css';
import { Thread } from './thread.js';

/** The conversations beside the open one; on a phone one or the other. */
export const InboxView = ({ openId }: { openId: string | null }) => {
  const { t } = useTranslation('inbox');
  const client = useQueryClient();
  const isViewed = useSession()?.viewing !== undefined;
  useLive(({ event, id }) => {
    if (event === 'refresh') void client.invalidateQueries({ queryKey: inboxKeys.all });
    if (event !== 'message') return;
    void client.invalidateQueries({ queryKey: inboxKeys.list() });
    if (id) void client.invalidateQueries({ queryKey: inboxKeys.thread(id) });
  });
  // SEC-58: what somebody writes in private is not shown to an admin who views the site as them.
  if (isViewed) return <EmptyState picture="clear" title={t('viewed')} />;
  return (
    <Panel flush className={css.inbox} data-open={openId ? true : undefined}>
      <nav className={css.list} aria-label={t('conversations')}>
        <ConversationList openId={openId} />
      </nav>
      {openId ? (
        <section className={css.thread}>
          <Thread key={openId} id={openId} />
        </section>
      ) : (
        <div className={css.choose}>
          <EmptyState picture="clear" title={t('choose')} />
        </div>
      )}
    </Panel>
  );
};
