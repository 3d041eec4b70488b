import cover from '@cairn/design/assets/covers/housing.svg';
import css from './preview.module.css';
import { useMenuLinks } from './menu-links.js';
import { SiteHeader } from './site-bars.js';
import { Heading, Press } from './site-parts.js';
import { useSiteMoney, useSiteView } from './site-view.js';

const RECEIVED = 193_000_000n;

/** The front page: bar, heading, a campaign with its progress, and what one presses. */
export const LandingScene = () => {
  const { language, t } = useSiteView();
  const money = useSiteMoney();
  const links = useMenuLinks('menu-header', language);
  return (
    <>
      <SiteHeader links={links} />
      <div className={css.body}>
        <Heading>{t('landing.hero.title')}</Heading>
        <img className={css.cover} src={cover} alt="" width={700} height={500} />
        <p className={css.subject}>
          <bdi>Tern Street Homes</bdi>
        </p>
        <div className={css.track} aria-hidden="true">
          <span data-part="yours" />
          <span data-part="received" />
          <span data-part="committed" />
        </div>
        <div className={css.between}>
          <span>
            <b>{money(RECEIVED)}</b> {t('common.card.received')}
          </span>
          <span className={css.link}>{t('landing.hero.see')}</span>
        </div>
        <Press isWide>{t('landing.hero.raise')}</Press>
      </div>
    </>
  );
};
