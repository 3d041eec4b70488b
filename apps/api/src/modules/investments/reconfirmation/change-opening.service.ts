import { Injectable } from '@nestjs/common';
import { requireAnotherPerson } from '../../../kernel/auth/another-person.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { ChangeLog, ChangeProposals, ChangeRules, requireOpen, TermsInForce } from '../../campaigns/index.js';
import { Questions } from './questions.js';

/**
 * Decision 26: an admin opens a proposed change. In one transaction, which holds the campaign alone, the terms change,
 * become a version, and every investment of earlier terms is asked about; whatever is invested afterwards is on the new
 * ones. Its investors are told in portions.
 */
@Injectable()
export class ChangeOpening {
  constructor(
    private readonly database: Database,
    private readonly proposals: ChangeProposals,
    private readonly rules: ChangeRules,
    private readonly terms: TermsInForce,
    private readonly questions: Questions,
    private readonly log: ChangeLog,
    private readonly clock: Clock,
  ) {}

  /** SEC-57: not by the campaign's owner. The rules are judged again, since days have passed. */
  async approve(admin: Identity, id: string): Promise<void> {
    const actor = { name: admin.email, id: admin.userId };
    await this.database.inTx(async (tx) => {
      const { change, campaign: found } = await this.proposals.lock(tx, id);
      requireAnotherPerson(admin, found.ownerId, change.proposedBy);
      if (change.state === 'open') return;
      if (change.state !== 'proposed') {
        throw new DomainError('change.bad_transition', { from: change.state, to: 'open' });
      }
      const campaign = requireOpen(found, this.clock.now());
      await this.rules.requireNoClosing(tx, campaign);
      const deadline = await this.rules.judge(tx, campaign, change.changes);
      const version = await this.terms.set(tx, campaign, change.changes, deadline, actor);
      const { answerUntil } = deadline;
      await this.proposals.open(tx, change, admin.userId, version, answerUntil);
      const { investors, taken } = await this.questions.open(tx, id, campaign, answerUntil);
      await this.log.opened(tx, admin, campaign, id, { version, investors, until: answerUntil });
      await this.terms.resize(tx, campaign, taken);
    });
  }
}
