import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSite, useSiteName } from '../../features/site/site.js';
import { Row, Stack, Wrap } from '../../ui/layout.js';
import { Logo } from '../../ui/logo.js';
import { paths } from '../../lib/paths.js';
import css from './footer.module.css';
import { LanguageMenu } from './language-menu.js';

/** The name of a site that has not chosen its own. */
const SOFTWARE = 'Cairn';

const columns = [
  {
    word: 'invest',
    links: [
      ['openOpportunities', paths.browse],
      ['fundedCompanies', paths.funded],
      ['howInvesting', `${paths.landing}#how`],
    ],
  },
  {
    word: 'raise',
    links: [
      ['isItRight', paths.raiseCapital],
      ['fees', `${paths.raiseCapital}#fees`],
      ['startDraft', paths.chooseType],
    ],
  },
  {
    word: 'site',
    links: [['terms', paths.terms]],
  },
] as const;

const year = new Date().getFullYear();

/** The bar at the bottom of every page (U-03). */
export const Footer = () => {
  const { t } = useTranslation('common');
  const { data: site } = useSite();
  const name = useSiteName();
  return (
    <footer className={css.foot}>
      <Wrap>
        <div className={css.columns}>
          <Stack gap={3}>
            <Logo name={name} onDark />
            <p className={css.about}>{t(name === SOFTWARE ? 'footer.aboutSelf' : 'footer.about', { name })}</p>
            <div>
              <LanguageMenu size="sm" variant="default" className={css.language} />
            </div>
          </Stack>
          {columns.map(({ word, links }) => (
            <nav key={word} aria-label={t(`footer.${word}.title`)}>
              <h2>{t(`footer.${word}.title`)}</h2>
              <ul>
                {links.map(([link, to]) => (
                  <li key={link}>
                    <Link to={to}>{t(`footer.${word}.${link}`)}</Link>
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
              © <bdi>{year}</bdi> {name}
            </span>
            {site?.sandbox && <span>{t('footer.sandbox')}</span>}
          </Row>
        </div>
      </Wrap>
    </footer>
  );
};
