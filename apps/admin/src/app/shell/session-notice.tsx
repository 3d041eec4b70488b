import { ApiError } from '@cairn/client';
import { useContext, useEffect, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { useCalls } from '../../lib/data/client.js';
import { SessionContext } from '../../lib/data/session-context.js';
import { formatAge } from '../../lib/format/format.js';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Notice } from '../../ui/records/notice.js';

/** Decision 11: the reader is warned this long before the session ends. */
const WARNING = 5 * 60_000;
const TICK = 20_000;

/** Warns five minutes before the session ends, so that no decision in progress is lost. */
export const SessionNotice = () => {
  const session = useContext(SessionContext);
  const say = useSay();
  const language = useLanguage();
  const { machine } = useCalls();
  const [now, setNow] = useState(() => machine.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(machine.now()), TICK);
    return () => clearInterval(timer);
  }, [machine]);
  const left = (session?.expiresAt()?.getTime() ?? Number.POSITIVE_INFINITY) - now;
  if (left > WARNING || left <= 0) return null;
  return <Notice tone="warning">{say('app.session_ends', { left: formatAge(language, left) })}</Notice>;
};

/**
 * When the session ends elsewhere, in any call or in another tab, redirects to the sign-in page. Unsaved changes are
 * kept (`useKeptDraft`), and signing in leads back.
 */
export const SessionEnd = () => {
  const session = useContext(SessionContext);
  const leave = useLogoutIfAccessDenied();
  const notify = useNotify();
  useEffect(
    () =>
      session?.onEnd(() => {
        notify('ra.notification.logged_out', { type: 'error' });
        void leave(new ApiError(401, 'auth.session_ended', ''));
      }),
    [session, leave, notify],
  );
  return null;
};
