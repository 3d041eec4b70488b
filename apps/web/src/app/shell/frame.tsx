import { useEffect } from 'react';
import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { textCss } from '../../ui/text/text.js';
import { HeadingFocus } from '../heading-focus.js';
import { ScrollKeeper } from '../scroll.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { SessionClock } from './session-clock.js';
import { ViewBanner } from './view-banner.js';

/** Says that an address led nowhere, after the fall-back to home. */
const useUnknownPathNotice = (): void => {
  const { t } = useTranslation('common');
  const { state } = useLocation();
  const unknown: unknown =
    typeof state === 'object' && state !== null && 'unknown' in state ? state.unknown : undefined;
  useEffect(() => {
    if (typeof unknown === 'string') {
      notifications.show({ id: 'unknown-path', message: t('unknownPath', { path: unknown }) });
    }
  }, [unknown, t]);
};

const SkipLink = () => {
  const { t } = useTranslation('common');
  return (
    <a className={textCss.skip} href="#main">
      {t('skip')}
    </a>
  );
};

/** Header, page, footer. */
export const Frame = () => {
  useUnknownPathNotice();
  return (
    <>
      <SkipLink />
      <ScrollKeeper />
      <HeadingFocus />
      <SessionClock />
      <ViewBanner />
      <Header />
      <Outlet />
      <Footer />
    </>
  );
};

/** Pages that fill the screen by themselves: sign-in, sign-up, the steps of a long form. */
export const BareFrame = () => {
  useUnknownPathNotice();
  return (
    <>
      <SkipLink />
      <ScrollKeeper />
      <HeadingFocus />
      <SessionClock />
      <ViewBanner />
      <Outlet />
    </>
  );
};
