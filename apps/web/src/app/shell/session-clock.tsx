import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { clearSession, useSession } from '../../lib/session.js';

const WARNING_MS = 5 * 60_000;

/** Warns five minutes before the session ends, and ends it here when it ends there (S-05). */
export const SessionClock = () => {
  const { t } = useTranslation('common');
  const session = useSession();
  const endsAt = session ? Date.parse(session.expirationDate) : undefined;

  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const left = endsAt - Date.now();
    const warning = window.setTimeout(
      () => notifications.show({ id: 'session', message: t('session.ending') }),
      Math.max(0, left - WARNING_MS),
    );
    const end = window.setTimeout(
      () => {
        clearSession();
        notifications.show({ id: 'session', message: t('session.ended') });
      },
      Math.max(0, left),
    );
    return () => {
      window.clearTimeout(warning);
      window.clearTimeout(end);
    };
  }, [endsAt, t]);

  return null;
};
