import { fetchedLater } from '../api/connection.js';

/** Words of the screens, one file for a feature and a language, each fetched when first needed. */
const files = import.meta.glob<Record<string, unknown>>('../../../../../packages/i18n/src/locales/*/web.*.json', {
  import: 'default',
});

export const loadCatalogue = async (language: string, namespace: string): Promise<Record<string, unknown>> => {
  const load = files[`../../../../../packages/i18n/src/locales/${language}/web.${namespace}.json`];
  if (!load) throw new Error(`No catalogue ${namespace} in ${language}`);
  return fetchedLater(load);
};
