import type { SocialLoginReply } from '@cairn/contracts/social/social';
import type { SocialProviderName } from '@cairn/contracts/social/social-providers';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { socialApi } from '@cairn/contracts/social/social.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { send } from '../../../lib/api/api.js';
import { ACTIVATION_MAILED, paths } from '../../../lib/page/paths.js';
import { endVisit, type SocialVisit } from '../../../lib/site/social-visit.js';
import { useErrorWords } from '../../../lib/api/use-error-words.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { AuthPage } from '../components/auth-page.js';
import { useFinishSignIn } from '../sign-in.js';
import { SocialPassword } from './social-password.js';
import { SocialRest } from './social-rest.js';

/** A code is valid once: development renders twice, and a reader may return. */
const answers = new Map<string, Promise<{ visit: SocialVisit; reply: Wire<SocialLoginReply> } | null>>();

const answerOf = (code: string, state: string) => {
  const known = answers.get(state);
  if (known) return known;
  const ask = async () => {
    const visit = endVisit();
    if (!visit) return null;
    const { provider, verifier } = visit;
    const reply = await send(socialApi.login, { body: { provider, code, state, codeVerifier: verifier } });
    return { visit, reply };
  };
  const asked = ask();
  answers.set(state, asked);
  return asked;
};

interface EndProps {
  message: string;
}

const Ended = ({ message }: EndProps) => {
  const { t } = useTranslation('auth');
  return (
    <AuthPage title={t('social.ended')} motto={t('login.motto')}>
      <Notice tone="warning">{message}</Notice>
      <Text as="p">
        <TextLink to={paths.login}>{t('backToSignIn')}</TextLink>
      </Text>
    </AuthPage>
  );
};

/** The next step of the reply, done at once where no input is needed. */
const useGoOn = (from: string | null) => {
  const finish = useFinishSignIn();
  const navigate = useNavigate();
  return async ({ step, login, email }: Wire<SocialLoginReply>): Promise<void> => {
    if (step === 'connected') await navigate(from ?? paths.outsideLinks, { replace: true });
    else if (step === 'activation') await navigate(paths.activation(ACTIVATION_MAILED), { state: { email } });
    else if (login?.halfToken) {
      const next = login.setUpTwoFactor ? paths.codeSetUp : paths.codeStep;
      await navigate(next, { replace: true, state: { from, halfToken: login.halfToken } });
    } else if (login) {
      finish(login);
      await navigate(from ?? paths.home, { replace: true, state: { welcome: true } });
    }
  };
};

interface AnsweredProps {
  provider: SocialProviderName;
  from: string | null;
  reply: Wire<SocialLoginReply>;
}

const Answered = ({ provider, from, reply }: AnsweredProps) => {
  const { t } = useTranslation('auth');
  const goOn = useGoOn(from);
  const isOver = reply.step !== 'sign_up' && reply.step !== 'password';
  // The next step is requested once: the query's key is the visit.
  useQuery({
    queryKey: ['social-go-on', reply],
    queryFn: async () => {
      await goOn(reply);
      return true;
    },
    enabled: isOver,
    staleTime: Infinity,
  });
  const kept = { provider, reply, onDone: goOn };
  if (reply.step === 'sign_up') return <SocialRest {...kept} />;
  if (reply.step === 'password') return <SocialPassword {...kept} />;
  return (
    <AuthPage title={t('social.back')} motto={t('login.motto')}>
      <FormSkeleton fields={2} />
    </AuthPage>
  );
};

/** /linkedin: where visitors of all three providers return. */
export const SocialCallback = () => {
  const { t } = useTranslation('auth');
  const words = useErrorWords();
  const [search] = useSearchParams();
  const [{ code, state, error }] = useState({
    code: search.get('code') ?? '',
    state: search.get('state') ?? '',
    error: search.get('error'),
  });
  const query = useQuery({
    queryKey: ['social-answer', state],
    queryFn: () => answerOf(code, state),
    enabled: error === null && code !== '' && state !== '',
    retry: false,
    staleTime: Infinity,
  });
  if (error !== null) return <Ended message={t('social.denied')} />;
  if (code === '' || state === '' || query.data === null) return <Ended message={t('social.incomplete')} />;
  if (query.isError) return <Ended message={words(query.error)} />;
  if (query.isPending) {
    return (
      <AuthPage title={t('social.back')} motto={t('login.motto')}>
        <FormSkeleton fields={2} />
      </AuthPage>
    );
  }
  const { visit, reply } = query.data;
  return <Answered provider={visit.provider} from={visit.from} reply={reply} />;
};
