import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { textCss } from '../../ui/text/text.js';
import { HeadingFocus } from '../heading-focus.js';
import { ScrollKeeper } from '../scroll.js';
import { IfCounting } from './if-counting.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { OfSession } from './of-session.js';
import { UnknownNotice } from './unknown-notice.js';

// Most sites count nobody this way: its code is fetched where it is needed.
const Analytics = lazy(() => import('./analytics.js'));

const SkipLink = () => {
  const { t } = useTranslation('common');
  return (
    <a className={textCss.skip} href="#main">
      {t('skip')}
    </a>
  );
};

/** Header, page, footer. */
export const Frame = () => (
  <>
    <SkipLink />
    <ScrollKeeper />
    <HeadingFocus />
    <OfSession />
    <Header />
    <UnknownNotice />
    <Outlet />
    <Footer />
    <IfCounting>
      <Analytics />
    </IfCounting>
  </>
);

/** Pages that fill the screen by themselves: sign-in, sign-up, the steps of a long form. */
export const BareFrame = () => (
  <>
    <SkipLink />
    <ScrollKeeper />
    <HeadingFocus />
    <OfSession />
    <Outlet />
  </>
);
