import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/page/paths.js';
import { Row } from '../../../ui/layout/layout.js';
import { Notice, type Tone } from '../../../ui/layout/surface.js';
import { TextLink } from '../../../ui/text/text.js';
import { useNameHere } from '../me.js';

interface SignedInHereProps {
  about: 'forgot' | 'reset' | 'resetDone' | 'activate' | 'activated';
  tone?: Tone;
}

/** On a page of a mailed link, whose session this browser has: the link may be of another account. */
export const SignedInHere = ({ about, tone }: SignedInHereProps) => {
  const { t } = useTranslation('auth');
  const name = useNameHere();
  return name !== null && <Notice tone={tone}>{t(`signedInHere.${about}`, { name })}</Notice>;
};

/** The ways on from there: to the sign-in page, or, with a session, to stay with it or to end it first. */
export const WaysOn = ({ isDone = false }: { isDone?: boolean }) => {
  const { t } = useTranslation('auth');
  const name = useNameHere();
  if (name === null) return <TextLink to={paths.login}>{t('backToSignIn')}</TextLink>;
  return (
    <Row flow between>
      {isDone && (
        <TextLink to={paths.logout} state={{ from: paths.login }}>
          {t('signedInHere.change')}
        </TextLink>
      )}
      <TextLink to={paths.home}>{t('signedInHere.stay', { name })}</TextLink>
    </Row>
  );
};
