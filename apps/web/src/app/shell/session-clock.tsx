import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/inputs/button.js';
import { clearSession, useSession } from '../../lib/api/session.js';
import { kitPart } from '../../ui/kit/kit-part.js';
import { Stack } from '../../ui/layout/layout.js';

const WARNING_MS = 5 * 60_000;
const NOTICE = 'session';

// Fetched when the user extends the session; its request class uses metadata, which has to be loaded first.
const SignInAgain = kitPart(async () => {
  await import('reflect-metadata');
  return import('../../features/auth/components/sign-in-again.js');
});

/**
 * Warns five minutes before the session ends and offers to go on without leaving the page; ends it here when it ends
 * there (S-05).
 */
export const SessionClock = () => {
  const { t } = useTranslation('common');
  const session = useSession();
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const wasIn = useRef(false);
  const endsAt = session ? Date.parse(session.expirationDate) : undefined;

  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const left = endsAt - Date.now();
    const stay = () => {
      notifications.hide(NOTICE);
      setAsked(true);
    };
    const warning = window.setTimeout(
      () =>
        notifications.show({
          id: NOTICE,
          autoClose: false,
          message: (
            <Stack gap={3}>
              {t('session.ending')}
              <Button size="sm" variant="default" onClick={stay}>
                {t('session.stay')}
              </Button>
            </Stack>
          ),
        }),
      Math.max(0, left - WARNING_MS),
    );
    const end = window.setTimeout(
      () => {
        setAsked(false);
        clearSession();
        notifications.hide(NOTICE);
        notifications.show({ message: t('session.ended') });
      },
      Math.max(0, left),
    );
    return () => {
      window.clearTimeout(warning);
      window.clearTimeout(end);
      notifications.hide(NOTICE);
    };
  }, [endsAt, t]);

  // SEC-5: a session that ends, here or in another tab, leaves nothing behind that was read with it.
  useEffect(() => {
    if (wasIn.current && !session) queries.clear();
    wasIn.current = session !== null;
  }, [session, queries]);

  return (
    asked && (
      <Suspense fallback={null}>
        <SignInAgain onClose={() => setAsked(false)} />
      </Suspense>
    )
  );
};
