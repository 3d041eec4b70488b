import { LANGUAGES, type Language } from '@cairn/contracts';
import { PREVIEW_PATH, type PreviewDraft } from '@cairn/contracts/content/site-preview';
import type { Scheme } from '@cairn/design';
import { useState } from 'react';
import { useTheme } from 'react-admin';
import { useLanguage, useSay } from '../../lib/words/words.js';
import { Segments } from '../lists/segments.js';
import css from './preview.module.css';
import { siteOrigin, useDraftFrame } from './use-draft-frame.js';

/** A page of the site, and the data it reads in place of the published data. */
export type SiteDraft = Pick<PreviewDraft, 'page' | 'answers' | 'items' | 'isAtEnd'>;

interface SiteFrameProps {
  draft: SiteDraft;
  /** The language of the page, where something else chooses it; without one it is chosen here. */
  language?: Language;
  /** What is shown; without it a draft that is not saved. */
  label?: string;
}

/** The public site in a frame beside a form: it shows what has been typed, in either theme; its links are disabled. */
export const SiteFrame = ({ draft, language: given, label }: SiteFrameProps) => {
  const say = useSay();
  // It opens as its reader has the console, and is turned from there.
  const [own] = useTheme();
  const [scheme, setScheme] = useState<Scheme>(own === 'dark' ? 'dark' : 'light');
  const [chosen, setChosen] = useState<Language>(useLanguage());
  const language = given ?? chosen;
  const name = label ?? say('settings.preview');
  const frame = useDraftFrame({ kind: 'cairn.preview.draft', language, scheme, ...draft });
  return (
    <section className={css.frame} aria-label={name}>
      <div className={css.tools}>
        <span className={css.label}>{name}</span>
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
      <iframe
        ref={frame}
        className={css.site}
        title={name}
        src={`${siteOrigin()}${PREVIEW_PATH}`}
        // The page needs its own origin for files and public calls; it may open no windows and send no forms.
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
      />
    </section>
  );
};
