import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateText } from '../../../ui/data/figures.js';
import { join } from '../../../ui/text/join.js';
import { TestLegends } from '../../../ui/text/test-legends.js';
import { Hidden, Text } from '../../../ui/text/text.js';
import { markRead, type Notice } from '../queries.js';
import { useNoticeWords } from '../use-notice-words.js';
import { NoticePicture } from './notice-picture.js';
import css from './notice.module.css';

/** One notice of the list. Opening it marks it as read. */
export const NoticeLine = ({ notice, isDated }: { notice: Notice; isDated: boolean }) => {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const { title, text, to } = useNoticeWords()(notice);
  // A failure is visible by itself: the edge appears again.
  const open = () => (notice.read ? undefined : void markRead(client, notice.id).catch(() => undefined));
  return (
    <li className={join(css.line, !notice.read && css.new)}>
      <NoticePicture notice={notice} />
      <span>
        {!notice.read && <Hidden>{t('new')} </Hidden>}
        <Link className={css.title} to={to} onClick={open}>
          {title}
        </Link>
        <Text muted className={css.text}>
          {text}
        </Text>
        {notice.testsInterest && <TestLegends />}
      </span>
      <Text muted className={css.when}>
        <DateText value={notice.at} format={isDated ? 'dayShort' : 'clock'} />
      </Text>
    </li>
  );
};
