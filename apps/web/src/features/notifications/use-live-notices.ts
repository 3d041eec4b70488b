import { TEST_THE_WATERS_LEGENDS } from '@cairn/contracts/campaigns/interest/test-the-waters';
import { communicationApi } from '@cairn/contracts/communication/communication.endpoints';
import { NOTIFICATION_KINDS, pathOf } from '@cairn/contracts/communication/notification-kinds';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { send } from '../../lib/api/api.js';
import { useLive } from '../../lib/api/live.js';
import { noticeParams } from '../../lib/format/notice-params.js';
import { useSite } from '../../lib/site/site.js';
import { noticeKeys, type Notice } from './queries.js';
import { browserNotices, showBrowserNotice, useAskWhenVisible } from './browser-notices.js';

/** Keeps the bell and the list as the server has them, and says in the browser what was chosen to be said there. */
export const useLiveNotices = (): void => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { i18n } = useTranslation('notifications');
  const { data: site } = useSite();
  useAskWhenVisible();

  const sayInBrowser = async (id: string): Promise<void> => {
    if (browserNotices() !== 'on' || document.visibilityState === 'visible') return;
    const [{ items }, { language: chosen }] = await Promise.all([
      send(communicationApi.notifications, { query: { limit: 5 } }),
      send(communicationApi.preferences, {}),
    ]);
    const notice: Notice | undefined = items.find((item) => item.id === id);
    const kind = notice && NOTIFICATION_KINDS[notice.kind];
    if (!notice?.browser || !kind) return;
    const language = chosen ?? i18n.language;
    await i18n.loadLanguages(language);
    const say = i18n.getFixedT(language, ['notifications', 'common']);
    const legends = notice.testsInterest
      ? TEST_THE_WATERS_LEGENDS.map((legend) => say(`common:testing.${legend}`))
      : [];
    const words = noticeParams(notice.params, language, site?.timezone);
    showBrowserNotice({
      id,
      title: say(`kinds.${kind.words}.title`, { ...words, defaultValue: say('unknown.title') }),
      text: [say(`kinds.${kind.words}.text`, { ...words, defaultValue: say('unknown.text') }), ...legends].join(' '),
      language,
      onPress: () => void navigate(pathOf(kind, notice.params)),
    });
  };

  useLive(({ event, id }) => {
    void client.invalidateQueries({ queryKey: event === 'message' ? noticeKeys.unread() : noticeKeys.all });
    // A notification missed here is in the list all the same.
    if (event === 'notification' && id) void sayInBrowser(id).catch(() => undefined);
  });
};
