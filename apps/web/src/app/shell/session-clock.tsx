import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/inputs/button.js';
import { clearSession, useSession } from '../../lib/api/session.js';
import { kitPart } from '../../ui/kit/kit-part.js';
import { Stack } from '../../ui/layout/layout.js';

const WARNING_MS = 5 * 60_000;
const NOTICE = 'session';

/** Fetched when there is something to say: most visits end before their session does. */
const toasts = async () => {
  const [{ notifications }] = await Promise.all([import('@mantine/notifications'), import('../../ui/kit/kit.js')]);
  return notifications;
};

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
  const [asked, setAsked] = useState(false);
  const endsAt = session ? Date.parse(session.expirationDate) : undefined;

  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const left = endsAt - Date.now();
    let isWarned = false;
    const hide = () => {
      if (isWarned) void toasts().then(({ hide: hideToast }) => hideToast(NOTICE));
      isWarned = false;
    };
    const stay = () => {
      hide();
      setAsked(true);
    };
    const warn = async () => {
      isWarned = true;
      (await toasts()).show({
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
      });
    };
    const finish = async () => {
      setAsked(false);
      clearSession();
      hide();
      (await toasts()).show({ message: t('session.ended') });
    };
    const warning = window.setTimeout(() => void warn(), Math.max(0, left - WARNING_MS));
    const end = window.setTimeout(() => void finish(), Math.max(0, left));
    return () => {
      window.clearTimeout(warning);
      window.clearTimeout(end);
      hide();
    };
  }, [endsAt, t]);

  return (
    asked && (
      <Suspense fallback={null}>
        <SignInAgain onClose={() => setAsked(false)} />
      </Suspense>
    )
  );
};
