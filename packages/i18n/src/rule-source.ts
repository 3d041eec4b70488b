import type { Language } from '@cairn/contracts/kernel/languages';
import { formatDate } from './dates.js';

interface SourceWords {
  own: string;
  /** Of a rule of the site that follows a law. */
  after: (law: string) => string;
  /** A citation with nothing to translate in it. */
  plain: (citation: string) => string;
  /** The fixed words of stored citations; null where the stored ones are it. */
  fixed: FixedWords | null;
}

interface FixedWords {
  /** A regulation of the European Union, which has a name in each of its languages. */
  regulation: (cited: EuropeanCitation) => string;
  /** A rule whose figure a later act has adjusted, or that it has amended. */
  adjusted: (rule: string, act: string) => string;
  amended: (rule: string, act: string) => string;
  /** A letter of the authority's staff, of this day. */
  letter: (day: string) => string;
}

interface EuropeanCitation {
  isDelegated: boolean;
  /** As `2020/1503`. */
  number: string;
  article: string | null;
  paragraph: string | null;
  annex: string | null;
}

/** Latin letters and brackets in an Arabic sentence. */
const latin = (citation: string): string => `\u2066${citation}\u2069`;

const WORDS: Readonly<Record<Language, SourceWords>> = {
  en: {
    own: 'this site’s own rule',
    after: (law) => `this site’s own rule, after ${law}`,
    plain: (citation) => citation,
    fixed: null,
  },
  fr: {
    own: 'règle propre à ce site',
    after: (law) => `règle propre à ce site, d’après ${law}`,
    plain: (citation) => citation,
    fixed: {
      regulation: ({ isDelegated, number, article, paragraph, annex }) =>
        [
          `règlement ${isDelegated ? 'délégué ' : ''}(UE) ${number}`,
          ...(article === null ? [] : [`article ${article}`]),
          ...(paragraph === null ? [] : [`paragraphe ${paragraph}`]),
          ...(annex === null ? [] : [`annexe ${annex}`]),
        ].join(', '),
      adjusted: (rule, act) => `${rule}, montant ajusté par ${act}`,
      amended: (rule, act) => `${rule}, modifié par ${act}`,
      letter: (day) => `lettre des services de la SEC du ${day}`,
    },
  },
  ar: {
    own: 'قاعدة خاصة بهذا الموقع',
    after: (law) => `قاعدة خاصة بهذا الموقع، استنادًا إلى ${latin(law)}`,
    plain: latin,
    fixed: {
      regulation: ({ isDelegated, number, article, paragraph, annex }) =>
        [
          `لائحة الاتحاد الأوروبي ${isDelegated ? 'المفوَّضة ' : ''}${latin(number)}`,
          ...(article === null ? [] : [`المادة ${latin(article)}`]),
          ...(paragraph === null ? [] : [`الفقرة ${latin(paragraph)}`]),
          ...(annex === null ? [] : [`الملحق ${latin(annex)}`]),
        ].join('، '),
      adjusted: (rule, act) => `${latin(rule)}، بالمبلغ المعدَّل بموجب ${latin(act)}`,
      amended: (rule, act) => `${latin(rule)}، بصيغته المعدَّلة بموجب ${latin(act)}`,
      letter: (day) => `خطاب موظفي هيئة الأوراق المالية والبورصات الأمريكية المؤرخ ${day}`,
    },
  },
};

/** Stored citations of rules that no law sets, but the site. */
const OWN = /^(House rule|Specification,)/;
/** What follows a colon is the operator's note on it. */
const AFTER_LAW = /^House rule, after ([^:]+)/;
const EUROPEAN =
  /^(?<delegated>Delegated )?Regulation \(EU\) (?<number>\d+\/\d+)(?:, Article (?<article>\d+)(?:\((?<paragraph>\d+)\))?)?(?:, Annex (?<annex>[IVX]+))?$/;
const CHANGED = /^(?<rule>.+) as (?<how>adjusted|amended) by (?<act>.+)$/;
const LETTER = /^SEC staff no-action letter of (?<day>\d{1,2} [A-Z][a-z]+ \d{4})(?:; (?<further>.+))?$/;

function europeanCitation(citation: string): EuropeanCitation | null {
  const parts = EUROPEAN.exec(citation)?.groups;
  if (parts === undefined) return null;
  const { delegated, number = '', article = null, paragraph = null, annex = null } = parts;
  return { isDelegated: delegated !== undefined, number, article, paragraph, annex };
}

/** `12 March 2025` as the reader's language writes it. */
function dayIn(language: Language, day: string): string {
  const instant = Date.parse(`${day} UTC`);
  return Number.isNaN(instant) ? day : formatDate(language, new Date(instant).toISOString().slice(0, 10));
}

/** A citation with words of its own around what it cites; null for one without. */
function translated(language: Language, fixed: FixedWords, citation: string): string | null {
  const european = europeanCitation(citation);
  if (european !== null) return fixed.regulation(european);
  const { rule, how, act } = CHANGED.exec(citation)?.groups ?? {};
  if (rule !== undefined && act !== undefined) return fixed[how === 'adjusted' ? 'adjusted' : 'amended'](rule, act);
  const { day, further } = LETTER.exec(citation)?.groups ?? {};
  if (day === undefined) return null;
  const letter = fixed.letter(dayIn(language, day));
  return further === undefined ? letter : `${letter} (${WORDS[language].plain(further)})`;
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
  return (words.fixed && translated(language, words.fixed, citation)) ?? words.plain(citation);
}
