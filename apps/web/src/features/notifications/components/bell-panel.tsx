import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { useErrorWords } from '../../../lib/api/use-error-words.js';
import { join } from '../../../ui/text/join.js';
import { Row } from '../../../ui/layout/layout.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { TestLegends } from '../../../ui/text/test-legends.js';
import { Hidden, Text, TextButton, textCss } from '../../../ui/text/text.js';
import { markRead, panelQuery, unreadQuery, type Notice } from '../queries.js';
import { useNoticeWords } from '../use-notice-words.js';
import css from './bell.module.css';
import { NoticeSkeleton } from './notice-skeleton.js';
import { NoticePicture } from './notice-picture.js';

const PanelLine = ({ notice, onLeave }: { notice: Notice; onLeave: () => void }) => {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const { title, text, to } = useNoticeWords()(notice);
  const open = () => {
    onLeave();
    if (!notice.read) void markRead(client, notice.id).catch(() => undefined);
  };
  return (
    <Link to={to} className={join(css.line, !notice.read && css.new)} onClick={open}>
      <NoticePicture notice={notice} />
      <span>
        {!notice.read && <Hidden>{t('new')} </Hidden>}
        <b>{title}</b>
        <Text size="small" muted className={css.text}>
          {text}
        </Text>
        {notice.testsInterest && <TestLegends />}
      </span>
    </Link>
  );
};

/** The latest notices under the bell. */
const BellPanel = ({ onLeave }: { onLeave: () => void }) => {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const words = useErrorWords();
  const query = useQuery(panelQuery);
  const { data: unread } = useQuery(unreadQuery);
  const count = unread?.notifications ?? 0;
  const markAll = () =>
    void markRead(client, null).catch((error: unknown) => notifications.show({ message: words(error) }));
  return (
    <>
      <Row between className={css.head}>
        <b>{count > 0 ? t('newCount', { count }) : t('title')}</b>
        {count > 0 && <TextButton onClick={markAll}>{t('markRead')}</TextButton>}
      </Row>
      <div className={css.lines}>
        <QueryBoundary
          query={query}
          pending={<NoticeSkeleton count={3} />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <Text as="p" muted className={css.none}>
              {t('none')}
            </Text>
          }
        >
          {({ items }) => items.map((notice) => <PanelLine key={notice.id} notice={notice} onLeave={onLeave} />)}
        </QueryBoundary>
      </div>
      <Link to={paths.notifications} className={join(css.all, textCss.link)} onClick={onLeave}>
        {t('all')}
      </Link>
    </>
  );
};

export default BellPanel;
