import type { InvestingStep } from '@cairn/contracts/jurisdictions/packs';
import { paths } from '../../../lib/page/paths.js';
import type { Process } from './queries.js';

const PATHS: Readonly<Record<InvestingStep, (id: string) => string>> = {
  'investor-details': paths.investorDetails,
  'investor-questionnaire': paths.investorQuestionnaire,
  'pre-subscription-information': paths.preSubscription,
  'subscription-agreement': paths.subscriptionAgreement,
};

export const stepPath = (step: InvestingStep, id: string): string => PATHS[step](id);

/** Where an investment goes on: its first step that is not done, or the payment. */
export const nextPath = ({ id, nextStep }: Pick<Process, 'id' | 'nextStep'>): string =>
  nextStep === null ? paths.payment(id) : stepPath(nextStep, id);

/** Whether it has a place in the campaign. */
export const isHeld = ({ state }: Pick<Process, 'state'>): boolean => state === 'reserved' || state === 'paying';

/** What stands before a step: the step before it, or the amount. */
export function backOf({ id, steps, campaignId, amount }: Process, step: InvestingStep): string {
  const place = steps.findIndex((one) => one.step === step);
  const before = steps[place - 1];
  return before === undefined ? paths.invest(campaignId, amount) : stepPath(before.step, id);
}

/** Whether a step may be answered: those before it are done. */
export function isOpenTo({ steps }: Process, step: InvestingStep): boolean {
  const place = steps.findIndex((one) => one.step === step);
  return place >= 0 && steps.slice(0, place).every(({ doneAt }) => doneAt !== null);
}
