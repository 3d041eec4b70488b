import { LANGUAGES } from '@cairn/contracts';
import logo from '@cairn/design/assets/logo/cairn-logo.svg';
import logoOnDark from '@cairn/design/assets/logo/cairn-logo-on-dark.svg';
import { useEffect, type ReactNode } from 'react';
import { useLocaleState, useTheme } from 'react-admin';
import { useSay } from '../app/words.js';
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
  useEffect(() => {
    document.title = say('app.page_title', { title });
  }, [say, title]);
  return (
    <div className={css.page}>
      <main className={css.form}>
        <div className={css.column}>
          <img className={css.logo} src={scheme === 'dark' ? logoOnDark : logo} alt="Cairn" />
          <div>
            <h1>{title}</h1>
            <p className={css.lead}>{lead}</p>
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
