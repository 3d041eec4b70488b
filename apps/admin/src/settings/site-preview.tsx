import logo from '@cairn/design/assets/logo/cairn-logo.svg';
import logoOnDark from '@cairn/design/assets/logo/cairn-logo-on-dark.svg';
import { isColour, scaleAround } from '@cairn/design';
import { useState } from 'react';
import { useSay } from '../app/words.js';
import editor from '../content/editor.module.css';
import type { Settings } from './settings-draft.js';
import css from './settings.module.css';

const LOOKS = ['light', 'dark', 'arabic'] as const;
type Look = (typeof LOOKS)[number];

const OWN = '#0c5d6c';
const OWN_SECOND = '#dfd746';
/** Steps of the accent on light and on dark, as in the product's own theme. */
const STEP = { light: 7, dark: 4 } as const;

const colourOf = (value: string | null, own: string): string => (value !== null && isColour(value) ? value : own);

/** The site's head, a heading and a button, as they would look with what has been typed. */
export const SitePreview = ({ settings }: { settings: Settings }) => {
  const say = useSay();
  const [look, setLook] = useState<Look>('light');
  const scheme = look === 'dark' ? 'dark' : 'light';
  const accent = scaleAround(colourOf(settings.sitePrimaryColor, OWN))[STEP[scheme]];
  const second = colourOf(settings.siteSecondaryColor, OWN_SECOND);
  const mark = scheme === 'dark' ? (settings.darkLogo ?? settings.siteLogo) : settings.siteLogo;
  const own = scheme === 'dark' ? logoOnDark : logo;
  const isArabic = look === 'arabic';
  return (
    <section className={css.preview} data-scheme={scheme} aria-label={say('settings.preview')}>
      <div className={css.previewBar}>
        <span>{say('settings.preview')}</span>
        <fieldset className={editor.languages} aria-label={say('settings.look')}>
          {LOOKS.map((name) => (
            <button
              key={name}
              type="button"
              className={editor.language}
              aria-pressed={look === name}
              onClick={() => setLook(name)}
            >
              {say(`settings.looks.${name}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={css.site} dir={isArabic ? 'rtl' : 'ltr'} lang={isArabic ? 'ar' : 'en'}>
        <div className={css.siteHead}>
          {mark === null && settings.siteName !== 'Cairn' ? (
            <span className={css.siteName}>{settings.siteName}</span>
          ) : (
            <img src={mark ?? own} alt={settings.siteName} />
          )}
          <span className={css.press} style={{ background: accent }}>
            {isArabic ? 'إنشاء حساب' : 'Create account'}
          </span>
        </div>
        <h3>{isArabic ? 'حجارة صغيرة كثيرة. وشيء واحد يقف.' : 'Many small stones. One thing that stands.'}</h3>
        <div className={css.track} aria-hidden="true">
          <span style={{ background: second, inlineSize: '4%' }} />
          <span style={{ background: accent, inlineSize: '68%' }} />
        </div>
        <span className={css.press} style={{ background: accent }}>
          {isArabic ? 'أقرض \u2066$1,750\u2069' : 'Lend $1,750'}
        </span>
      </div>
    </section>
  );
};
