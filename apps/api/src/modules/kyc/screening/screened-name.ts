import anyAscii from 'any-ascii';

/** Arabic writes one letter in several forms, which people do not keep apart in names. */
const ONE_LETTER: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
};
const FORMS = new RegExp(`[${Object.keys(ONE_LETTER).join('')}]`, 'gu');
/** Vowel signs and accents stand on their letter; the tatweel only stretches a line. */
const MARKS = /[\p{Mn}\u0640]/gu;
const NO_LETTER = /[^a-z0-9]+/g;
/** Three letters and more that stand apart are one word, as initials and names that are spaced out. */
const SPACED_OUT = /(?<![a-z0-9])[a-z0-9](?: [a-z0-9](?![a-z0-9])){2,}/g;
/** An apostrophe is a part of a word: O'Brien is O’Brien and OBrien. */
const INSIDE_A_WORD = /['’ʼ`]/gu;

/** Letters of the Arabic script, of other languages too, and their old forms. */
const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/u;

/** Whether a name is written in the Arabic script, which leaves most vowels out. */
export const isArabic = (name: string): boolean => ARABIC.test(name);

/** A name as names are compared: in Latin letters, small, without accents, its words parted by one blank. */
export const screenedName = (name: string): string =>
  anyAscii(
    name
      .normalize('NFKC')
      .replace(FORMS, (form) => ONE_LETTER[form] ?? form)
      .normalize('NFD')
      .replace(MARKS, '')
      .replace(INSIDE_A_WORD, ''),
  )
    .toLowerCase()
    .replace(INSIDE_A_WORD, '')
    .replace(NO_LETTER, ' ')
    .trim()
    .replace(SPACED_OUT, (letters) => letters.replaceAll(' ', ''));
