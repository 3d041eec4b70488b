import { formatCount, formatDate, formatInstant, formatMoney, createWords, CATALOGUES } from '@cairn/i18n';
import { LANGUAGE_CODES } from '@cairn/contracts';
import PDFDocument from 'pdfkit';
import { isolate, runsOf, visualOrder } from './bidi-line.js';
import { paperFont, subsetOf, SUBSETS, type Weight } from './fonts.js';

/** The visual order from left to right; Arabic runs are in brackets, since the font reorders their letters itself. */
const seen = (text: string, direction: 'ltr' | 'rtl'): string =>
  visualOrder(runsOf(text, direction))
    .map(({ text: run, subset }) => (subset === 'arabic' ? `[${run}]` : run))
    .join('');

describe('a mixed line', () => {
  it('from left to right stays as it is written', () => {
    expect(seen('Total $1,000.00 (paid)', 'ltr')).toBe('Total $1,000.00 (paid)');
    expect(seen('From أحمد علي today', 'ltr')).toBe('From [علي] [أحمد] today');
  });

  it('from right to left begins at the right, word by word', () => {
    expect(seen('المبلغ المستثمر', 'rtl')).toBe('[المستثمر] [المبلغ]');
    expect(seen('رقم الإيصال', 'rtl')).toBe('[الإيصال] [رقم]');
  });

  it('keeps an amount, a code and a Latin name in their own order', () => {
    expect(seen(`المبلغ ${isolate('$1,234.50')} فقط`, 'rtl')).toBe('[فقط] $1,234.50 [المبلغ]');
    expect(seen(`الحملة ${isolate('Clearfold Water Ltd.')}`, 'rtl')).toBe('Clearfold Water Ltd. [الحملة]');
    expect(seen(`رقم ${isolate('R-2026-0001')}.`, 'rtl')).toBe('.R-2026-0001 [رقم]');
    expect(seen(isolate('−$5.00'), 'rtl')).toBe('−$5.00');
    expect(seen(isolate('+351 220 000 000'), 'rtl')).toBe('+351 220 000 000');
  });

  it('keeps an Arabic name in the order of Arabic, in any place', () => {
    expect(seen(`Investor: ${isolate('شركة الماء')}.`, 'ltr')).toBe('Investor: [الماء] [شركة].');
    expect(seen(isolate('شركة الماء (2)'), 'rtl')).toBe('(2) [الماء] [شركة]');
  });

  it('reads an Arabic date from the right: day, month, year', () => {
    const runs = seen(isolate(formatDate('ar', '2026-11-20')), 'rtl');
    expect(runs.indexOf('2026')).toBeLessThan(runs.indexOf('20', runs.indexOf('2026') + 4));
    expect(runs.trimStart()).toMatch(/^2026.*\[نوفمبر\].*20$/);
  });

  it('begins a new run where the script changes, so that each has a font with its letters', () => {
    const runs = runsOf('ص.ب: 12+العنوان', 'rtl');
    expect(runs.map(({ text, subset }) => `${subset} ${text}`)).toEqual([
      'arabic ص',
      'latin .',
      'arabic ب',
      'latin :',
      'latin  ',
      'latin 12',
      'latin +',
      'arabic العنوان',
    ]);
    expect(seen('ص.ب: 12+العنوان', 'rtl')).toBe('[العنوان]+12 :[ب].[ص]');
    expect(runsOf('Łódź', 'ltr').map(({ text, subset }) => `${subset} ${text}`)).toEqual([
      'latin-ext Ł',
      'latin ód',
      'latin-ext ź',
    ]);
  });

  it('keeps a name of any script together, with the marks and the halves of its letters', () => {
    const runs = (text: string): string[] => runsOf(text, 'ltr').map((run) => `${run.subset} ${run.text}`);
    expect(runs('श्रीमती')).toEqual(['devanagari श्रीमती']);
    expect(runs('क्‍ष')).toEqual(['devanagari क्‍ष']);
    expect(runs('שלום')).toEqual(['hebrew שלום']);
    expect(runs('花子😀')).toEqual(['other 花子😀']);
    expect(runs('👩‍🌾❤️')).toEqual(['other 👩🌾❤']);
    expect(seen('花子', 'rtl')).toBe('花子');
    expect(visualOrder(runsOf('כהן שלום', 'ltr')).map(({ text }) => text)).toEqual(['שלום', ' ', 'כהן']);
  });

  it('draws every blank as one that the fonts have, and none that is a control', () => {
    expect(runsOf('1\u202f374\u2009km', 'ltr').map(({ text }) => text)).toEqual(['1\u00a0374\u00a0km']);
    expect(runsOf('a\tb\u200bc', 'ltr').map(({ text }) => text)).toEqual(['a', ' ', 'bc']);
  });

  it('turns brackets and draws no mark', () => {
    expect(seen('(أ)', 'rtl')).toBe('([أ])');
    expect(seen('\u200fأ\u200e \u202eabc\u202c', 'rtl')).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
    expect(seen('', 'rtl')).toBe('');
    expect(seen('   ', 'rtl')).toBe('   ');
  });

  it('leaves no letter out and adds none', () => {
    const text = 'أ.ب (x+1) ١٢٣ "قال: نعم"، 5% Łódź é é 😀';
    const letters = (of: string): string[] => [...of.normalize('NFC').replace(/[()"]/g, '')].sort();
    for (const direction of ['ltr', 'rtl'] as const) {
      const drawn = visualOrder(runsOf(text, direction));
      expect(letters(drawn.map((run) => run.text).join(''))).toEqual(letters(text));
    }
  });
});

describe('the fonts', () => {
  /** Sentences of documents, and the values that are filled in. */
  const sentences = LANGUAGE_CODES.flatMap((language) => {
    const say = createWords().in(language);
    const texts = (node: unknown): string[] =>
      typeof node === 'string' ? [node] : Object.values(node as Record<string, unknown>).flatMap(texts);
    return [
      ...texts(CATALOGUES[language]['paper']),
      say('paper.receipt.titles.received'),
      formatMoney(language, 123_456_789n, 'USD'),
      formatMoney(language, -5n, 'KWD'),
      formatMoney(language, 1_000n, 'EUR'),
      formatCount(language, 1_234_567),
      formatDate(language, '2026-11-20'),
      formatInstant(language, new Date('2026-02-03T04:05:06Z'), 'America/New_York'),
    ];
  });

  /** Whether a font of this weight has the character. */
  function coverage(weight: Weight): (character: string) => boolean {
    const document = new PDFDocument();
    const known = new Map<string, (codePoint: number) => boolean>();
    for (const subset of SUBSETS) {
      document.registerFont(subset, paperFont(subset, weight)).font(subset);
      // pdfkit keeps the opened font to itself.
      const opened = (document as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font
        .font;
      known.set(subset, (code) => opened.hasGlyphForCodePoint(code));
    }
    document.end();
    return (character) => known.get(subsetOf(character))?.(character.codePointAt(0) ?? 0) === true;
  }

  it.each([400, 600] as const)('of weight %i have every letter of the documents', (weight) => {
    const has = coverage(weight);
    const texts = runsOf(sentences.join(' '), 'ltr').map(({ text }) => text);
    const written = [...new Set([...texts.join(''), ...'Łódź éçœ çşğı €£¥₹₪ «» – — ’ “” •%+'])];
    const drawn = written.filter((character) => !/[\u061c\u200e\u200f\u2066-\u2069{}\n]/.test(character));
    expect(drawn.filter((character) => !has(character))).toEqual([]);
  });

  it.each([400, 600] as const)('of weight %i have the letters of names from anywhere', (weight) => {
    const has = coverage(weight);
    const names =
      'Nguyễn Thị Mười, Дмитро Ґалаґан, Александра Щёкина, Ελένη Παπαδοπούλου, שָׁלוֹם כהן, गणेश श्रीवास्तव, สมชาย ใจดี, ' +
      '田中 花子 さくら カナ, 刘伟 陳大文, 김민준, বাংলা, தமிழ், ქართული, Հայերեն, አማርኛ, 😀👩🌾🚀✅';
    expect([...names].filter((character) => !has(character))).toEqual([]);
  });

  it('have the letters, digits and currency signs of the first plane, but for a handful of the newest', () => {
    const has = coverage(400);
    const missing: string[] = [];
    for (let code = 0x20; code < 0xffff; code++) {
      const character = String.fromCharCode(code);
      if (/[\p{L}\p{Nd}\p{Sc}]/u.test(character) && !has(character)) missing.push(code.toString(16));
    }
    // Of some 52,000. Letters that are younger than the fonts are missing, more of them with a later Node.js.
    expect(missing.length).toBeLessThan(20);
  });
});
