import type { Language, TemplateClause } from '@cairn/contracts';
import { fillTemplate } from '@cairn/contracts';
import { formatCount, formatDate, formatInstant, formatMoney, formatPercent, type Say } from '@cairn/i18n';
import { ruleSource } from '@cairn/i18n/rule-source';
import { isolate } from '../../../kernel/pdf/bidi-line.js';
import type { AgreementTemplateEntity } from '../templates/agreement-template.entity.js';
import type { SubscriptionFacts } from './subscription-facts.js';

/** What fills the placeholders beside the facts. */
export interface Setting {
  language: Language;
  say: Say;
  site: string;
  timezone: string;
}

/** What stands for a value that an agreement does not have. */
export const NO_VALUE = '—';

export interface AgreementText {
  title: string;
  clauses: TemplateClause[];
}

/** The words of what the law gives beside the last day of all, under the name of its row. */
const timeToThinkOf = ({ timeToThink }: SubscriptionFacts, { say, language, timezone }: Setting) => {
  if (timeToThink === null) return {};
  const { kind, length, until, source } = timeToThink;
  const key = kind === 'cooling_off' ? kind : until === null ? 'begins' : 'until';
  const words = say(`paper.agreement.timeToThink.${key}`, {
    count: length,
    until: until === null ? '' : formatInstant(language, until, timezone),
    source: ruleSource(language, source),
  });
  return { [kind]: words };
};

/** The values of a template's placeholders in a language, each set apart from the text around it. */
export function agreementValues(facts: SubscriptionFacts, setting: Setting): Record<string, string> {
  const { language, say, site, timezone } = setting;
  const money = (minor: bigint): string => formatMoney(language, minor, facts.currency);
  const instant = (at: Date): string => formatInstant(language, at, timezone);
  const { units, unitPrice, interestRate, termMonths, frequency } = facts;
  const values: Record<string, string> = {
    company: facts.company,
    company_address: facts.companyAddress,
    investor: facts.signer.name,
    investor_address: facts.signer.address,
    campaign: facts.campaign,
    number: facts.number,
    date: formatDate(language, facts.date.toISOString().slice(0, 10)),
    closing: instant(facts.closesAt),
    cancel_until: instant(facts.cancelUntil),
    minimum: money(facts.minimum),
    terms_version: formatCount(language, facts.termsVersion),
    site,
    amount: money(facts.amount),
    units: units === null ? '' : formatCount(language, Number(units)),
    unit_price: unitPrice === null ? '' : money(unitPrice),
    interest_rate: interestRate === null ? '' : formatPercent(language, Number(interestRate)),
    term: termMonths === null ? '' : say('paper.agreement.months', { count: termMonths }),
    ...timeToThinkOf(facts, setting),
    frequency: frequency === null ? '' : say(`paper.agreement.frequencies.${frequency}`),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === '' ? NO_VALUE : isolate(value)]),
  );
}

/** A template with its placeholders filled in. */
export function agreementText(
  { title, clauses }: AgreementTemplateEntity,
  values: Readonly<Record<string, string>>,
): AgreementText {
  return {
    title: fillTemplate(title, values),
    clauses: clauses.map((clause) => ({
      title: fillTemplate(clause.title, values),
      text: fillTemplate(clause.text, values),
    })),
  };
}
