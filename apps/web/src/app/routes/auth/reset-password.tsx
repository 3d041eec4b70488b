import { ApiError } from '@cairn/client';
import { usersApi } from '@cairn/contracts/users/users.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AuthPage } from '../../../features/auth/components/auth-page.js';
import { ResetForm } from '../../../features/auth/components/reset-form.js';
import { SignedInHere, WaysOn } from '../../../features/auth/components/signed-in-here.js';
import { meQuery, useNameHere } from '../../../features/auth/me.js';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { Notice } from '../../../ui/layout/surface.js';
import { TextLink } from '../../../ui/text/text.js';

/** The server's error for a link that is used or expired; null for a valid one, and before the answer. */
const useRefusal = (token: string | null): string | null => {
  const { error } = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => send(usersApi.resetLink, { params: { token: token ?? '' } }),
    enabled: token !== null,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return error instanceof ApiError && error.code === 'auth.link_invalid' ? error.message : null;
};

const ResetPassword = () => {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const token = search.get('token');
  const refusal = useRefusal(token);
  const [done, setDone] = useState(false);
  const isSignedIn = useNameHere() !== null;
  const queries = useQueryClient();
  const isOpen = !done && token !== null && refusal === null;
  const finish = async (): Promise<void> => {
    // The API has ended every session of the account: reading the session ends this browser's, if it is one of them.
    await queries.invalidateQueries({ queryKey: meQuery.queryKey });
    setDone(true);
  };
  return (
    <AuthPage title={t('reset.title')} lede={t('reset.lede')} motto={t('reset.motto')}>
      {done && !isSignedIn && <Notice tone="success">{t('reset.done')}</Notice>}
      {done && isSignedIn && <SignedInHere about="resetDone" tone="success" />}
      {isOpen && <SignedInHere about="reset" />}
      {isOpen && <ResetForm token={token} onDone={finish} />}
      {!done && refusal !== null && <Notice tone="warning">{refusal}</Notice>}
      {token === null && <Notice tone="warning">{t('reset.noToken')}</Notice>}
      {!done && <TextLink to={paths.forgotPassword}>{t('reset.again')}</TextLink>}
      <WaysOn isDone={done} />
    </AuthPage>
  );
};

export default ResetPassword;
