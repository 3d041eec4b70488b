import { ACCOUNT_GROUPS, ACCOUNT_LINKS, holdsFor } from '@cairn/contracts';
import css from './preview.module.css';
import { factsFor, useMenuLinks } from './menu-links.js';
import { SiteHeader } from './site-bars.js';
import { useSiteView } from './site-view.js';

/** What somebody who has signed in is offered: the bar and the account menu, without the modules that are off (U-03). */
export const AccountScene = () => {
  const { look, language, t } = useSiteView();
  const links = useMenuLinks('menu-header', language);
  const facts = factsFor(look, true);
  const shown = ACCOUNT_LINKS.filter(({ conditions }) => holdsFor(facts, conditions));
  return (
    <>
      <SiteHeader links={links} isSignedIn />
      <div className={css.dropdown}>
        {ACCOUNT_GROUPS.map((group) => (
          <div key={group} className={css.group}>
            {shown
              .filter((link) => link.group === group)
              .map(({ word }) => (
                <span key={word}>{t(`common.nav.${word}`)}</span>
              ))}
          </div>
        ))}
        <div className={css.group}>
          <span>{t('common.nav.signOut')}</span>
        </div>
      </div>
    </>
  );
};
