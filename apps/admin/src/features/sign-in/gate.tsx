import { LANGUAGES } from '@cairn/contracts';
import type { ReactNode } from 'react';
import { useLocaleState, useTheme } from 'react-admin';
import { useSay } from '../../lib/words/words.js';
import { SiteMark } from '../../ui/layout/site-mark.js';
import { usePageTitle } from '../../ui/layout/use-page-title.js';
import { Contours } from './contours.js';
import css from './gate.module.css';

interface GateProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The page before the console: sign-in and enrolment. */
export const Gate = ({ title, lead, children }: GateProps) => {
  const say = useSay();
  const [locale, setLocale] = useLocaleState();
  const [scheme] = useTheme();
  usePageTitle(title);
  return (
    <div className={css.page}>
      <main className={css.form}>
        <div className={css.column}>
          <SiteMark scheme={scheme === 'dark' ? 'dark' : 'light'} className={css.logo} />
          <div>
            <h1>{title}</h1>
            {lead !== null && <p className={css.lead}>{lead}</p>}
          </div>
          {children}
          <fieldset className={css.languages}>
            <legend className={css.legend}>{say('account.language')}</legend>
            {LANGUAGES.map(({ code, name }) => (
              <button
                key={code}
                type="button"
                lang={code}
                className={css.language}
                aria-pressed={locale === code}
                onClick={() => setLocale(code)}
              >
                {name}
              </button>
            ))}
          </fieldset>
        </div>
      </main>
      <aside className={css.art}>
        <Contours />
        <p>{say('sign_in.art')}</p>
      </aside>
    </div>
  );
};
