import { usersApi } from '@cairn/contracts/users/users.endpoints';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { useErrorWords } from '../../../lib/api/use-error-words.js';
import { takeWantedPage } from '../../../lib/page/wanted-page.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { TextLink } from '../../../ui/text/text.js';
import { useNameHere } from '../me.js';
import { AuthPage } from './auth-page.js';
import { SignedInHere, WaysOn } from './signed-in-here.js';

/** Mail scanners open links, so opening the page does nothing: it takes a click. */
export const ActivateAccount = ({ token }: { token: string }) => {
  const { t } = useTranslation('auth');
  const words = useErrorWords();
  const isSignedIn = useNameHere() !== null;
  const activation = useMutation({
    mutationFn: async () => {
      const { invests } = await send(usersApi.activate, { params: { token } });
      return { invests, wanted: takeWantedPage() };
    },
  });
  if (activation.isSuccess) {
    return (
      <AuthPage
        title={t('activate.done')}
        lede={t(activation.data.invests ? 'activate.doneText' : 'activate.doneRaises')}
        motto={t('activate.doneMotto')}
      >
        {isSignedIn ? (
          <Stack>
            <SignedInHere about="activated" />
            <WaysOn isDone />
          </Stack>
        ) : (
          <Button component={Link} to={paths.login} state={{ from: activation.data.wanted }} size="lg" fullWidth>
            {t('login.title')}
          </Button>
        )}
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('activate.title')} lede={t('activate.lede')} motto={t('sent.motto')}>
      <Stack>
        <SignedInHere about="activate" />
        {activation.isError && (
          <Notice tone="danger">
            {words(activation.error)} <TextLink to={paths.resendActivation}>{t('resend.title')}</TextLink>
          </Notice>
        )}
        <Button size="lg" fullWidth loading={activation.isPending} onClick={() => activation.mutate()}>
          {t('activate.submit')}
        </Button>
      </Stack>
    </AuthPage>
  );
};
