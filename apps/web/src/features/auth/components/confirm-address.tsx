import { usersApi } from '@cairn/contracts/users/users.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { getSession } from '../../../lib/api/session.js';
import { useErrorWords } from '../../../lib/api/use-error-words.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { TextLink } from '../../../ui/text/text.js';
import { AuthPage } from './auth-page.js';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';

/** The link of the mail to a new address leads here. A click confirms it, since mail scanners open links. */
export const ConfirmAddress = ({ token }: { token: string }) => {
  const { t } = useTranslation('auth');
  const words = useErrorWords();
  const queries = useQueryClient();
  const confirmation = useMutation({
    mutationFn: () => send(usersApi.activate, { params: { token } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: SHARED_KEYS.me }),
  });
  const motto = t('confirmEmail.motto');
  if (confirmation.isSuccess) {
    const isSignedIn = getSession() !== null;
    return (
      <AuthPage
        title={t('confirmEmail.done')}
        lede={t('confirmEmail.doneText', { email: confirmation.data.email })}
        motto={motto}
      >
        <Button component={Link} to={isSignedIn ? paths.profileSettings : paths.login} size="lg" fullWidth>
          {t(isSignedIn ? 'confirmEmail.toProfile' : 'login.title')}
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('confirmEmail.title')} lede={t('confirmEmail.lede')} motto={motto}>
      <Stack>
        {confirmation.isError && (
          <Notice tone="danger">
            {words(confirmation.error)} <TextLink to={paths.profileSettings}>{t('confirmEmail.again')}</TextLink>
          </Notice>
        )}
        <Button size="lg" fullWidth loading={confirmation.isPending} onClick={() => confirmation.mutate()}>
          {t('confirmEmail.submit')}
        </Button>
      </Stack>
    </AuthPage>
  );
};
