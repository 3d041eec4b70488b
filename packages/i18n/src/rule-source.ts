import type { Language } from '@cairn/contracts/kernel/languages';

interface SourceWords {
  own: string;
  /** Of a rule of the site that follows a law. */
  after: (law: string) => string;
}

const WORDS: Readonly<Record<Language, SourceWords>> = {
  en: { own: 'this site’s own rule', after: (law) => `this site’s own rule, after ${law}` },
  fr: { own: 'règle propre à ce site', after: (law) => `règle propre à ce site, d’après ${law}` },
  ar: { own: 'قاعدة خاصة بهذا الموقع', after: (law) => `قاعدة خاصة بهذا الموقع، استنادًا إلى \u2066${law}\u2069` },
};

/** Stored citations of rules that no law sets, but the site. */
const OWN = /^(House rule|Specification,)/;
const AFTER_LAW = /^House rule, after (.+)$/;

/** Where a rule comes from, for its reader: a law as it is cited everywhere, a rule of the site in their own words. */
export function ruleSource(language: Language, citation: string): string {
  const law = AFTER_LAW.exec(citation)?.[1];
  if (law !== undefined) return WORDS[language].after(law);
  return OWN.test(citation) ? WORDS[language].own : citation;
}
