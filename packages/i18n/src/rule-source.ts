import type { Language } from '@cairn/contracts/kernel/languages';

interface SourceWords {
  house: string;
  /** Of a rule of the house that follows a law. */
  after: (law: string) => string;
}

const WORDS: Readonly<Record<Language, SourceWords>> = {
  en: { house: 'House rule', after: (law) => `House rule, after ${law}` },
  fr: { house: 'règle de la plateforme', after: (law) => `règle de la plateforme, d’après ${law}` },
  ar: { house: 'قاعدة المنصة', after: (law) => `قاعدة المنصة، استنادًا إلى \u2066${law}\u2069` },
};

/** Stored citations of rules that no law sets, but the site. */
const OWN = /^(House rule|Specification,)/;
const AFTER_LAW = /^House rule, after (.+)$/;

/** Where a rule comes from, for its reader: a law as it is cited everywhere, a rule of the house in their own words. */
export function ruleSource(language: Language, citation: string): string {
  const law = AFTER_LAW.exec(citation)?.[1];
  if (law !== undefined) return WORDS[language].after(law);
  return OWN.test(citation) ? WORDS[language].house : citation;
}
