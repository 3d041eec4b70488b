import { isLanguage, LANGUAGE_CODES, LANGUAGES } from './languages.js';

it('C-11 there are three languages, and digits are Latin in each', () => {
  expect(LANGUAGE_CODES).toEqual(['en', 'fr', 'ar']);
  expect(LANGUAGES.map(({ name, direction }) => [name, direction])).toEqual([
    ['English', 'ltr'],
    ['Français', 'ltr'],
    ['العربية', 'rtl'],
  ]);
  for (const { locale } of LANGUAGES) expect(new Intl.NumberFormat(locale).format(12)).toBe('12');
  expect(LANGUAGES.map(({ locale }) => new Intl.Locale(locale).language)).toEqual(LANGUAGE_CODES);
});

it('nothing else is one', () => {
  expect(['en', 'fr', 'ar'].map(isLanguage)).toEqual([true, true, true]);
  expect(['de', 'EN', '', null, undefined, 7, ['en']].map(isLanguage)).toEqual(Array.from({ length: 7 }, () => false));
});
