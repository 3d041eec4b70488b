import { useEffect } from 'react';
import { useTheme } from 'react-admin';
import { directionOf } from '../lib/format/format.js';
import { useLanguage } from '../lib/words/words.js';

/** Tells the document what the theme already knows: language, direction, and light or dark. */
export const DocumentAttributes = () => {
  const language = useLanguage();
  const [scheme] = useTheme();
  useEffect(() => {
    const { documentElement: html } = document;
    html.lang = language;
    html.dir = directionOf(language);
    html.dataset['mantineColorScheme'] = scheme;
  }, [language, scheme]);
  return null;
};
