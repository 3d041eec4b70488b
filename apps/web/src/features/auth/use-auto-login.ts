import type { LoginReply } from '@cairn/contracts/users/users.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { usersApi } from '@cairn/contracts/users/users.endpoints';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { send } from '../../lib/api/api.js';

const PARAMETER = 'appUserId';

/** Decision 10: a one-time token in the address signs in. It leaves the address first; on failure the form is shown. */
export const useAutoLogin = (onReply: (reply: Wire<LoginReply>) => Promise<void>): boolean => {
  const { t } = useTranslation('auth');
  const [search, setSearch] = useSearchParams();
  const [isEntering, setEntering] = useState(false);
  const used = useRef(false);
  const appUserId = search.get(PARAMETER);

  useEffect(() => {
    if (!appUserId || used.current) return;
    used.current = true;
    setEntering(true);
    const enter = async () => {
      setSearch(
        (before) => {
          before.delete(PARAMETER);
          return before;
        },
        { replace: true },
      );
      try {
        await onReply(await send(usersApi.login, { body: { appUserId, email: '', password: '' } }));
      } catch {
        // Whatever the reason, the way in is now the form.
        notifications.show({ message: t('login.autoFailed') });
      } finally {
        setEntering(false);
      }
    };
    void enter();
  }, [appUserId, onReply, setSearch, t]);

  return isEntering;
};
