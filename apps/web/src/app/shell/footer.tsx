import { lazy } from 'react';
import { LANGUAGES } from '@cairn/contracts/kernel/languages';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../../lib/api/server-clock.js';
import { SOFTWARE, useSite, useSiteName } from '../../lib/site/site.js';
import { Row, Stack, Wrap } from '../../ui/layout/layout.js';
import { Logo } from '../../ui/brand/logo.js';
import css from './footer.module.css';
import { LanguageMenu } from '../../ui/layout/language-menu.js';
import { IfCounting } from './if-counting.js';
import { MenuLink } from './site-link.js';
import { useFooterMenu, useMenuFacts } from './use-menus.js';

// Most sites count nobody this way: its code is fetched where it is needed.
const AnalyticsSettings = lazy(() => import('./analytics-settings.js'));

/** The bar at the bottom of every page (U-03). */
export const Footer = () => {
  const { t } = useTranslation('common');
  const { data: site } = useSite();
  const name = useSiteName();
  const { columns, social } = useFooterMenu(useMenuFacts());
  return (
    <footer className={css.foot}>
      <Wrap>
        <div className={css.columns}>
          <Stack gap={3}>
            <Logo onDark />
            <p className={css.about}>{t(name === SOFTWARE ? 'footer.aboutSelf' : 'footer.about', { name })}</p>
            <div>
              <LanguageMenu size="sm" variant="default" className={css.language} />
              <noscript>
                <Row as="ul" flow>
                  {LANGUAGES.map(({ code, name: itself }) => (
                    <li key={code}>
                      <a href={`?lng=${code}`} lang={code}>
                        {itself}
                      </a>
                    </li>
                  ))}
                </Row>
              </noscript>
            </div>
            {social.length > 0 && (
              <nav aria-label={t('footer.social')}>
                <Row as="ul" flow className={css.social}>
                  {social.map((link) => (
                    <li key={link.id}>
                      <MenuLink link={link} />
                    </li>
                  ))}
                </Row>
              </nav>
            )}
          </Stack>
          {columns.map(({ id, title, links }) => (
            <nav key={id} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.id}>
                    <MenuLink link={link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={css.legal}>
          <p>{t('footer.risk')}</p>
          <Row between flow>
            <span>
              {/* The year may turn between the server's look at it and the browser's. */}©{' '}
              <bdi suppressHydrationWarning>{new Date(serverClock.now()).getUTCFullYear()}</bdi>{' '}
              <bdi>{site?.operatorName ?? name}</bdi>
            </span>
            {site?.operatorAddress && <bdi>{site.operatorAddress.split('\n').join(' · ')}</bdi>}
            <IfCounting>
              <AnalyticsSettings />
            </IfCounting>
            {site?.sandbox && <span>{t('footer.sandbox')}</span>}
          </Row>
        </div>
      </Wrap>
    </footer>
  );
};
