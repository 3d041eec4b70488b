const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const locales = join(__dirname, '..', '..', '..', '..', 'packages', 'i18n', 'src', 'locales');

/** The product's own words in a language, by namespace, so that a test meets what a reader meets. */
exports.wordsOf = (language) =>
  Object.fromEntries(
    readdirSync(join(locales, language))
      .filter((name) => name.startsWith('web.'))
      .map((name) => [name.slice('web.'.length, -'.json'.length), read(language, name)]),
  );

const read = (language, name) => JSON.parse(readFileSync(join(locales, language, name), 'utf8'));
