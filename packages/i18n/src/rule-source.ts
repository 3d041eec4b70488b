import type { Language } from '@cairn/contracts/kernel/languages';

interface SourceWords {
  own: string;
  /** Of a rule of the site that follows a law. */
  after: (law: string) => string;
  /** A regulation of the European Union, which has a name in each of its languages; null where the stored one is it. */
  regulation: ((cited: EuropeanCitation) => string) | null;
}

interface EuropeanCitation {
  isDelegated: boolean;
  /** As `2020/1503`. */
  number: string;
  article: string | null;
  paragraph: string | null;
  annex: string | null;
}

const WORDS: Readonly<Record<Language, SourceWords>> = {
  en: { own: 'this site’s own rule', after: (law) => `this site’s own rule, after ${law}`, regulation: null },
  fr: {
    own: 'règle propre à ce site',
    after: (law) => `règle propre à ce site, d’après ${law}`,
    regulation: ({ isDelegated, number, article, paragraph, annex }) =>
      [
        `règlement ${isDelegated ? 'délégué ' : ''}(UE) ${number}`,
        ...(article === null ? [] : [`article ${article}`]),
        ...(paragraph === null ? [] : [`paragraphe ${paragraph}`]),
        ...(annex === null ? [] : [`annexe ${annex}`]),
      ].join(', '),
  },
  ar: {
    own: 'قاعدة خاصة بهذا الموقع',
    after: (law) => `قاعدة خاصة بهذا الموقع، استنادًا إلى \u2066${law}\u2069`,
    regulation: ({ isDelegated, number, article, paragraph, annex }) =>
      [
        `لائحة الاتحاد الأوروبي ${isDelegated ? 'المفوَّضة ' : ''}\u2066${number}\u2069`,
        ...(article === null ? [] : [`المادة \u2066${article}\u2069`]),
        ...(paragraph === null ? [] : [`الفقرة \u2066${paragraph}\u2069`]),
        ...(annex === null ? [] : [`الملحق \u2066${annex}\u2069`]),
      ].join('، '),
  },
};

/** Stored citations of rules that no law sets, but the site. */
const OWN = /^(House rule|Specification,)/;
const AFTER_LAW = /^House rule, after (.+)$/;
const EUROPEAN =
  /^(?<delegated>Delegated )?Regulation \(EU\) (?<number>\d+\/\d+)(?:, Article (?<article>\d+)(?:\((?<paragraph>\d+)\))?)?(?:, Annex (?<annex>[IVX]+))?$/;

function europeanCitation(citation: string): EuropeanCitation | null {
  const parts = EUROPEAN.exec(citation)?.groups;
  if (parts === undefined) return null;
  const { delegated, number = '', article = null, paragraph = null, annex = null } = parts;
  return { isDelegated: delegated !== undefined, number, article, paragraph, annex };
}

/**
 * Where a rule comes from, for its reader: a law as it is cited everywhere, one of the European Union as it is called in
 * their language, a rule of the site in their own words.
 */
export function ruleSource(language: Language, citation: string): string {
  const words = WORDS[language];
  const law = AFTER_LAW.exec(citation)?.[1];
  if (law !== undefined) return words.after(law);
  if (OWN.test(citation)) return words.own;
  const cited = words.regulation === null ? null : europeanCitation(citation);
  return cited === null || words.regulation === null ? citation : words.regulation(cited);
}
