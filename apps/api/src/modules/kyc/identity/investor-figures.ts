import { Injectable } from '@nestjs/common';
import { INVESTOR_FIGURES, type ChangeInvestorProfileRequest } from '@cairn/contracts/kyc/investor-profile.request';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { History } from '../../../kernel/history/history.js';
import type { Identity } from '../../../kernel/http/request.js';
import { InvestorProfileEntity } from './investor-profile.entity.js';

const isFigure = (field: string): boolean => INVESTOR_FIGURES.some((figure) => figure === field);

/** Income, net worth and what was invested elsewhere: stated by the investor, and valid for a limited time. */
@Injectable()
export class InvestorFigures {
  constructor(private readonly history: History) {}

  /**
   * Changes the figures of an approved record, and nothing else of it.
   * @param profile locked, and its person: an investment is held to the limit under that lock
   * @throws kyc.not_editable
   */
  async change(
    tx: Tx,
    caller: Identity,
    profile: InvestorProfileEntity,
    { version: _read, ...request }: ChangeInvestorProfileRequest,
  ): Promise<InvestorProfileEntity> {
    const sent = Object.entries(request).filter(([, value]) => value !== undefined && value !== null);
    if (sent.some(([field]) => !isFigure(field))) throw new DomainError('kyc.not_editable');
    const changed = tx.merge(InvestorProfileEntity, profile, Object.fromEntries(sent));
    await tx.save(changed);
    await this.history.add(tx, {
      subjectType: 'identity',
      subjectId: profile.id,
      from: profile.state,
      to: profile.state,
      actor: { name: caller.email, id: caller.userId },
    });
    return changed;
  }
}
