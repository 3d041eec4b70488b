import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-settings.js';

export type Language = 'en' | 'fr' | 'ar';

const catalogues = new Map<string, Record<string, unknown>>();

function catalogue(language: Language, file: string): Record<string, unknown> {
  const path = join(ROOT, 'packages/i18n/src/locales', language, `${file}.json`);
  const known = catalogues.get(path);
  if (known) return known;
  const read = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>; // a catalogue is an object of words
  catalogues.set(path, read);
  return read;
}

export type Say = (key: string, parameters?: Readonly<Record<string, string>>) => string;

/**
 * The words a person looks for on the screen: `say('web.auth:login.submit')`. They come from the catalogues the
 * product itself uses, so that a journey reads the same in every language.
 */
export const wordsOf =
  (language: Language): Say =>
  (key, parameters = {}) => {
    const [file = '', path = ''] = key.split(':');
    let value: unknown = catalogue(language, file);
    for (const part of path.split('.')) value = Object(value)[part];
    if (typeof value !== 'string') throw new Error(`There are no words for ${key} in ${language}`);
    return value.replaceAll(/{{(\w+)}}|%{(\w+)}/g, (whole, a: string, b: string) => parameters[a ?? b] ?? whole);
  };
