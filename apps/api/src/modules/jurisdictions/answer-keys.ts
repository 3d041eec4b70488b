import { packOf, type JurisdictionProfile } from '@cairn/contracts';

/** The right option of each question; it stays on the server, and a refusal never says which answer was wrong. */
const KEYS: Readonly<Partial<Record<JurisdictionProfile, Readonly<Record<string, string>>>>> = {
  eu_ecspr: { loss_of_capital: 'b', no_guarantee: 'c', resale: 'a', diversification: 'c', returns: 'b' },
  uk_rmmi: { loss_of_capital: 'b', compensation: 'a', resale: 'a', diversification: 'c', dilution: 'c' },
};

/** Whether every question has one of its options. */
export const isAnswered = (profile: JurisdictionProfile, answers: Readonly<Record<string, unknown>>): boolean =>
  packOf(profile).test.every(({ id, options }) => {
    const chosen = Object.hasOwn(answers, id) ? answers[id] : undefined;
    return typeof chosen === 'string' && options.includes(chosen);
  });

/** Whether all of them are right. */
export const isPassed = (profile: JurisdictionProfile, answers: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(KEYS[profile] ?? {}).every(([id, right]) => answers[id] === right);
