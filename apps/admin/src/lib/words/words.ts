import { isLanguage, isolatedIn, type Language } from '@cairn/contracts';
import english from '@cairn/i18n/locales/en/console.json';
import { useCallback } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { directionOf } from '../format/format.js';

export type Leaves<T, Prefix extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string ? `${Prefix}${Key}` : Leaves<T[Key], `${Prefix}${Key}.`>;
}[keyof T & string];

/** A key of the console's catalogue: an unknown one does not compile. */
export type WordKey = Leaves<typeof english>;
export type Say = (key: WordKey, params?: Record<string, unknown>) => string;

/** Names and amounts keep their own direction inside a sentence (SEC-27). */
const isolated = (direction: 'ltr' | 'rtl', params: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolatedIn(direction, value) : value,
    ]),
  );

/** The console's words in the language of the screen. */
export function useSay(): Say {
  const translate = useTranslate();
  const direction = directionOf(useLanguage());
  return useCallback(
    (key, params) => translate(`console.${key}`, params && isolated(direction, params)),
    [translate, direction],
  );
}

/** Lists of codes that the platform stores, each with a word in the catalogue. */
const CODE_LISTS = {
  'options.allocation': english.options.allocation,
  'options.mode': english.options.mode,
  'options.admission': english.options.admission,
  'options.frequency': english.options.frequency,
  'options.schedule': english.options.schedule,
  'options.repayment_method': english.options.repayment_method,
  'bank.types': english.bank.types,
  'bank.kinds': english.bank.kinds,
  rails: english.rails,
  'accreditation.grounds': english.accreditation.grounds,
  'accreditation.proofs': english.accreditation.proofs,
  'accreditation.provider_states': english.accreditation.provider_states,
  'accreditation.conflicts': english.accreditation.conflicts,
  'accreditation.figures': english.accreditation.figures,
  'accreditation.evidence_kinds': english.accreditation.evidence_kinds,
  'accreditation.licences': english.accreditation.licences,
  'accreditation.professions': english.accreditation.professions,
  'accreditation.contract.types': english.accreditation.contract.types,
  'reviews.check_outcomes': english.reviews.check_outcomes,
  'reviews.check_parts': english.reviews.check_parts,
  'reviews.check_states': english.reviews.check_states,
  'reviews.list_outcomes': english.reviews.list_outcomes,
  'reviews.providers': english.reviews.providers,
  'reviews.reasons': english.reviews.reasons,
  'reviews.titles': english.reviews.titles,
  'desk.states': english.desk.states,
  'desk.acts': english.desk.acts,
  'desk.purposes': english.desk.purposes,
  'desk.resolutions': english.desk.resolutions,
  'desk.bearers': english.desk.bearers,
  'desk.line_kinds': english.desk.line_kinds,
  'desk.providers': english.desk.providers,
  'desk.dispute_reasons': english.desk.dispute_reasons,
  'desk.refund_failures': english.desk.refund_failures,
  'desk.payment_failures': english.desk.payment_failures,
  'desk.transfer_failures': english.desk.transfer_failures,
  'failures.jobs': english.failures.jobs,
  'verification.claims': english.verification.claims,
  'audit.actions': english.audit.actions,
  'audit.subjects': english.audit.subjects,
  'audit.changed': english.audit.changed,
  'comments.guidelines': english.comments.guidelines,
  'covered.exceptions': english.covered.exceptions,
  'covered.events': english.covered.events,
  'settings.fields': english.settings.fields,
  'settings.profiles': english.settings.profiles,
  'ledger.classes': english.ledger.classes,
  'ledger.phases': english.ledger.phases,
  'ledger.groups': english.ledger.groups,
  'ledger.held': english.ledger.held,
  'ledger.kinds': english.ledger.kinds,
  'ledger.sources': english.ledger.sources,
  'ledger.processes': english.ledger.processes,
  'mails.topics': english.mails.topics,
  'content.kinds': english.content.kinds,
  'content.fields': english.content.fields,
  'content.values': english.content.values,
  'inquiries.types': english.inquiries.types,
  'campaigns.kinds': english.campaigns.kinds,
  'campaigns.fields': english.campaigns.fields,
} as const;

export type CodeList = keyof typeof CODE_LISTS;

/** A stored code in words. One that is new to the console is shown as it is, never hidden. */
export function useCodeWord(): (list: CodeList, code: string) => string {
  const translate = useTranslate();
  return useCallback(
    (list, code) => (Object.hasOwn(CODE_LISTS[list], code) ? translate(`console.${list}.${code}`) : code),
    [translate],
  );
}

export function useLanguage(): Language {
  const locale = useLocale();
  return isLanguage(locale) ? locale : 'en';
}
