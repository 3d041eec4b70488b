import { holdsFor, MAIN_LINKS } from '@cairn/contracts';
import css from './preview.module.css';
import { factsFor, standing, type MenuLink } from './menu-links.js';
import { Press, SiteMark } from './site-parts.js';
import { useSiteView } from './site-view.js';

const year = new Date().getFullYear();

interface SiteHeaderProps {
  /** The site's own links. */
  links: readonly MenuLink[];
  isSignedIn?: boolean;
}

/** The bar at the top of every page (U-03). */
export const SiteHeader = ({ links, isSignedIn = false }: SiteHeaderProps) => {
  const { look, t } = useSiteView();
  const facts = factsFor(look, isSignedIn);
  return (
    <div className={css.header}>
      <SiteMark />
      <span className={css.menu}>
        {MAIN_LINKS.filter(({ conditions }) => holdsFor(facts, conditions)).map(({ word }) => (
          <span key={word}>{t(`common.nav.${word}`)}</span>
        ))}
        {standing(links, facts).map(({ id, title }) => (
          <bdi key={id}>{title}</bdi>
        ))}
      </span>
      {!isSignedIn && (
        <span className={css.signs}>
          <Press kind="quiet">{t('common.nav.signIn')}</Press>
          <Press>{t('common.nav.signUp')}</Press>
        </span>
      )}
    </div>
  );
};

interface SiteFooterProps {
  links: readonly MenuLink[];
  social: readonly MenuLink[];
}

/** The bar at the bottom of every page (U-03): a column for each heading. */
export const SiteFooter = ({ links, social }: SiteFooterProps) => {
  const { look, t } = useSiteView();
  const shown = standing(links, factsFor(look, false));
  return (
    <div className={css.footer}>
      <div className={css.columns}>
        <div className={css.column}>
          <SiteMark isOnDark />
          <span>
            {look.siteName === 'Cairn'
              ? t('common.footer.aboutSelf')
              : t('common.footer.about', { name: look.siteName })}
          </span>
          <span className={css.menu}>
            {standing(social, factsFor(look, false)).map(({ id, title }) => (
              <bdi key={id}>{title}</bdi>
            ))}
          </span>
        </div>
        {shown
          .filter(({ isHeading }) => isHeading)
          .map(({ id, title }) => (
            <div key={id} className={css.column}>
              <b dir="auto">{title}</b>
              {shown
                .filter(({ parentId }) => parentId === id)
                .map((link) => (
                  <bdi key={link.id}>{link.title}</bdi>
                ))}
            </div>
          ))}
      </div>
      <p className={css.legal}>{t('common.footer.risk')}</p>
      <p className={css.legal}>
        © <bdi>{year}</bdi> <bdi>{look.siteName}</bdi>
        {look.sandbox && ` · ${t('common.footer.sandbox')}`}
      </p>
    </div>
  );
};
