import { LANGUAGES, type Language } from '@cairn/contracts';
import { siteTokens, type Scheme } from '@cairn/design';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { useSay } from '../../lib/words/words.js';
import { directionOf } from '../../lib/format/format.js';
import { Loading } from '../layout/loading.js';
import { Segments } from '../lists/segments.js';
import css from './preview.module.css';
import { SiteViewContext, type SiteLook } from './site-view.js';
import { useSiteWords } from './site-words.js';

interface SiteFrameProps {
  look: SiteLook;
  /** The language of the page, where something else chooses it; without one it is chosen here. */
  language?: Language;
  children: ReactNode;
}

/** The tokens of the public site under this frame alone, with the site's own colours. */
const stylesOf = ({ sitePrimaryColor, siteSecondaryColor }: SiteLook, scheme: Scheme): CSSProperties =>
  Object.fromEntries(
    Object.entries(siteTokens(sitePrimaryColor, siteSecondaryColor, scheme)).map(([name, value]) => [
      `--${name}`,
      value,
    ]),
  );

/**
 * A piece of the public site beside a form, as it would look with what has been typed: the site's own tokens, words and
 * direction, in either scheme. What stands inside is drawn, and leads nowhere.
 */
export const SiteFrame = ({ look, language: given, children }: SiteFrameProps) => {
  const say = useSay();
  const [scheme, setScheme] = useState<Scheme>('light');
  const [chosen, setChosen] = useState<Language>('en');
  const language = given ?? chosen;
  const t = useSiteWords(language);
  return (
    <section className={css.frame} aria-label={say('settings.preview')}>
      <div className={css.tools}>
        <span className={css.label}>{say('settings.preview')}</span>
        <Segments
          label={say('settings.look')}
          value={scheme}
          onChange={setScheme}
          options={[
            { value: 'light', label: say('settings.looks.light') },
            { value: 'dark', label: say('settings.looks.dark') },
          ]}
        />
        {given === undefined && (
          <Segments
            label={say('content.language')}
            value={language}
            onChange={setChosen}
            options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
          />
        )}
      </div>
      {t === undefined ? (
        <Loading />
      ) : (
        <div
          className={css.site}
          data-mantine-color-scheme={scheme}
          dir={directionOf(language)}
          lang={language}
          style={stylesOf(look, scheme)}
        >
          <SiteViewContext value={{ look, language, scheme, t }}>{children}</SiteViewContext>
        </div>
      )}
    </section>
  );
};
