import { Injectable } from '@nestjs/common';
import { INVESTING_STEPS, type InvestingStep, type JurisdictionPack } from '@cairn/contracts';
import { REPRESENTATION_VERSION } from '@cairn/contracts/investments/steps/investing-steps.requests';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { isCompanyInQuestion } from '../../kyc/index.js';
import { obstacle, type Obstacle } from '../eligibility/obstacle.js';
import { Drafts, type Draft } from './drafts.js';

/**
 * The wording in force of each step that has one, and the law that it was read under: what one law asks, another does not.
 * Questionnaire and education material are read together.
 */
export const versionsOf = ({ profile, questionnaire }: JurisdictionPack): Partial<Record<InvestingStep, string>> => ({
  'investor-details': `${profile} ${REPRESENTATION_VERSION}`,
  'investor-questionnaire': `${profile} ${questionnaire.version} ${questionnaire.educationVersion}`,
});

/** Whether a step is answered, in the wording in force; an account that is not offered any more is none. */
export function isDone(
  step: InvestingStep,
  { pack, answered, accountId }: Pick<Draft, 'pack' | 'answered' | 'accountId'>,
): boolean {
  const version = answered[step];
  if (version === undefined) return false;
  if (step === 'pre-subscription-information' && accountId === null) return false;
  return version === (versionsOf(pack)[step] ?? version);
}

/** The first step that is still to be done, in their order; null where only the payment is left. */
export const nextStepOf = (draft: Pick<Draft, 'pack' | 'answered' | 'accountId'>): InvestingStep | null =>
  draft.pack.steps.find((step) => !isDone(step, draft)) ?? null;

/** SEC-34: no step between the amount and the payment is left out, whatever the rail. */
@Injectable()
export class StepRequirements {
  constructor(private readonly drafts: Drafts) {}

  /** @throws investment.step_missing, which names the step */
  require(draft: Draft): void {
    const step = nextStepOf(draft);
    if (step !== null) throw new DomainError('investment.step_missing', { step });
  }

  /**
   * The first step that an investment whose place is held still lacks, in the wording in force now; null without. One that
   * began before there were steps has none of them done.
   */
  async missingOf(tx: Tx, { id, investorId }: { id: string; investorId: string }): Promise<InvestingStep | null> {
    const draft = await this.drafts.find(tx, id, investorId);
    return draft === null ? INVESTING_STEPS[0] : nextStepOf(draft);
  }

  /** What an investment whose place is held lacks: a step, or a decision on the company in whose name it is. */
  async obstacleOf(tx: Tx, { id, investorId }: { id: string; investorId: string }): Promise<Obstacle | null> {
    const draft = await this.drafts.find(tx, id, investorId);
    const step = draft === null ? INVESTING_STEPS[0] : nextStepOf(draft);
    if (step !== null) return obstacle('investment.step_missing', { step });
    const accountId = draft?.accountId ?? null;
    if (accountId === null || !(await isCompanyInQuestion(tx, 'investing_account', accountId))) return null;
    return obstacle('account.held');
  }
}
