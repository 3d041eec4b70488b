import { NOTIFICATION_KINDS, pathOf } from '@cairn/contracts/communication/notification-kinds';
import { useTranslation } from 'react-i18next';
import { noticeParams } from '../../lib/format/notice-params.js';
import { paths } from '../../lib/page/paths.js';
import { useSite } from '../../lib/site/site.js';
import type { Notice } from './queries.js';

export interface NoticeWords {
  title: string;
  text: string;
  /** Its link. */
  to: string;
}

/** A notice in words; one of a kind that this client does not support yet says so and links to the list. */
export const useNoticeWords = (): ((notice: Notice) => NoticeWords) => {
  const { t, i18n } = useTranslation('notifications');
  const { data: site } = useSite();
  return ({ kind: topic, params }) => {
    const kind = NOTIFICATION_KINDS[topic];
    if (!kind) return { title: t('unknown.title'), text: t('unknown.text'), to: paths.notifications };
    const words = noticeParams(params, i18n.language, site?.timezone);
    return {
      title: t(`kinds.${kind.words}.title`, { ...words, defaultValue: t('unknown.title') }),
      text: t(`kinds.${kind.words}.text`, { ...words, defaultValue: t('unknown.text') }),
      to: pathOf(kind, params),
    };
  };
};
