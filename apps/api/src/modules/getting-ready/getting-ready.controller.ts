import { Controller, Param } from '@nestjs/common';
import { READINESS_STEPS, readinessApi, type ReadinessStep } from '@cairn/contracts';
import { Readiness, type ReadinessPoint } from '@cairn/contracts/readiness/readiness';
import { notFound } from '../../kernel/errors/domain-error.js';
import { Call } from '../../kernel/http/call.decorator.js';
import { OutsideChecks } from './outside-checks.js';
import { point } from './point.js';
import { SiteChecks } from './site-checks.js';
import { withinLimit } from './within.js';

/** The set-up steps before the first campaign: each is checked at the time of the request. */
@Controller()
export class GettingReadyController {
  private readonly checks: Readonly<Record<ReadinessStep, () => Promise<ReadinessPoint[]>>>;

  constructor(site: SiteChecks, outside: OutsideChecks) {
    this.checks = {
      identity: () => site.identity(),
      mail: () => outside.mail(),
      providers: () => outside.providers(),
      languages: () => site.languages(),
      fees: () => site.platformFees(),
      jurisdiction: () => site.jurisdiction(),
      terms: () => site.terms(),
      colleagues: () => site.colleagues(),
      campaign: () => site.campaign(),
    };
  }

  @Call(readinessApi.check, { summary: 'Check one step of the set-up of a new site', reply: Readiness })
  async check(@Param('step') word: string): Promise<Readiness> {
    const step = READINESS_STEPS.find((known) => known === word);
    if (step === undefined) throw notFound();
    const points = (await withinLimit(this.checks[step]())) ?? [point('in_time', false)];
    return { step, points, ready: points.every(({ ready }) => ready) };
  }
}
