import { LANGUAGE_CODES, type Language } from '@cairn/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentencesOf, type Catalogue } from './testing/sentences.js';

const FOLDER = join(__dirname, 'locales');

/** Every sentence of a language by its catalogue and key. */
const sentencesIn = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(FOLDER, language)).flatMap((file) => {
      const catalogue = JSON.parse(readFileSync(join(FOLDER, language, file), 'utf8')) as Catalogue;
      return [...sentencesOf(catalogue)].map(([key, sentence]) => [`${file} ${key}`, sentence] as const);
    }),
  );

const [english, french, arabic] = [sentencesIn('en'), sentencesIn('fr'), sentencesIn('ar')];

/** What the translations of matching English sentences say that they must not, or do not say that they must. */
const wrong = (said: RegExp, translation: ReadonlyMap<string, string>, isRight: (text: string) => boolean) =>
  [...english]
    .filter(([, sentence]) => said.test(sentence))
    .map(([key]) => [key, translation.get(key) ?? ''] as const)
    .filter(([, text]) => !isRight(text));

describe('one event has one word', () => {
  it('reads three languages', () => {
    expect(LANGUAGE_CODES.map((code) => sentencesIn(code).size > 1_000)).toEqual([true, true, true]);
  });

  it.each([
    ['raise.maximum_raise', 'raise.maximumRaise'],
    ['raise.ceiling', 'raise.maxOfferingAmount'],
    ['terms.existing_shares', 'raise.existingShares'],
    ['terms.valuation', 'raise.preMoneyValuation'],
  ])('%s of the console is what owners call it in %s of the wizard', (console, wizard) => {
    for (const words of [english, french, arabic]) {
      const said = words.get(`console.json ${console}`);
      expect(said).toBeDefined();
      expect(words.get(`web.wizard.json ${wizard}`)).toBe(said);
    }
  });

  it('a chargeback is in Arabic a dispute, never a refund', () => {
    expect(wrong(/chargeback/iu, arabic, (text) => text.includes('اعتراض'))).toEqual([]);
  });

  it('what a bank sent back is in French always “renvoyé”', () => {
    const said = /(returned|sent) (back )?by (the|a) bank|did the bank return/iu;
    expect(wrong(said, french, (text) => !/rejeté|retourné/iu.test(text))).toEqual([]);
    expect([...french].filter(([, text]) => /(rejeté|retourné)e?s? par (la|une) banque/iu.test(text))).toEqual([]);
  });

  it('a bank is in Arabic always “مصرف”, and what is of it “مصرفي”', () => {
    expect([...arabic].filter(([, text]) => /بنك|بنوك/u.test(text))).toEqual([]);
    expect([...arabic].filter(([, text]) => text.includes('مصرفي')).length).toBeGreaterThan(50);
  });

  it('a bank account is in French “relié” and “dissocié”, never connected or tied', () => {
    const others = /comptes? bancaires? (connecté|lié)|(connecter|\blier) (un|le|ce) compte bancaire/iu;
    expect([...french].filter(([, text]) => others.test(text))).toEqual([]);
    const linking = [...french].filter(([key]) => /^web\.bank\.json linked|^errors\.json link\.|escrow/u.test(key));
    expect(linking.filter(([, text]) => /connect|(?<!re)\bli(é|er|ez)/iu.test(text))).toEqual([]);
    expect(linking.filter(([, text]) => /reli(é|er|ez)/iu.test(text)).length).toBeGreaterThan(10);
  });

  it('a sum that begins a French sentence is plural on every receipt, screen and mail', () => {
    const singular = /(^|[.!?] )\{\{amount\}\} (a|est|sera|se trouve)\b/u;
    expect([...french].filter(([, text]) => singular.test(text))).toEqual([]);
    expect([...french].filter(([, text]) => text.startsWith('{{amount}} ont été reçus')).length).toBeGreaterThan(0);
  });
});
