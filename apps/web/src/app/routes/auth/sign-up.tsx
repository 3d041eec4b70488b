import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AuthPage } from '../../../features/auth/components/auth-page.js';
import { SignUpForm } from '../../../features/auth/components/sign-up-form.js';
import { invitationQuery } from '../../../features/auth/invitation.query.js';
import { SocialButtons } from '../../../features/auth/social/social-buttons.js';
import { paths } from '../../../lib/page/paths.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { Notice } from '../../../ui/layout/surface.js';
import { TextLink } from '../../../ui/text/text.js';

/** V-32: an invited visitor finds the address filled in. An expired invitation does not prevent signing up. */
const InvitedForm = ({ token }: { token: string }) => {
  const { t } = useTranslation('auth');
  const query = useQuery(invitationQuery(token));
  if (query.isPending) return <FormSkeleton fields={8} />;
  if (query.isError) {
    return (
      <>
        <Notice>{t('signUp.inviteOver')}</Notice>
        <SignUpForm />
      </>
    );
  }
  return (
    <>
      <Notice tone="info">{t('signUp.invited', { name: query.data.name })}</Notice>
      <SignUpForm invitation={token} invited={query.data.email} />
    </>
  );
};

const SignUp = () => {
  const { t } = useTranslation('auth');
  const { state } = useLocation();
  const [search] = useSearchParams();
  const invite = search.get('invite');
  return (
    <AuthPage
      long
      title={t('signUp.title')}
      lede={
        <>
          {t('signUp.have')}{' '}
          <TextLink to={paths.login} state={state}>
            {t('login.title')}
          </TextLink>
        </>
      }
      motto={t('signUp.motto')}
    >
      {invite ? <InvitedForm token={invite} /> : <SignUpForm />}
      <SocialButtons />
    </AuthPage>
  );
};

export default SignUp;
