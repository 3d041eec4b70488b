import { Injectable } from '@nestjs/common';
import type { UserType } from '@cairn/contracts';
import type { UpdateMeRequest } from '@cairn/contracts/users/profile.requests';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import { Events } from '../../../kernel/outbox/events.js';
import { OpenOptions } from '../../settings/index.js';

interface Standing {
  userType: UserType;
  owns: boolean;
  invested: boolean;
}

/** what an account is for. Everybody may widen it; it is narrowed only where nothing would be left unseen. */
@Injectable()
export class UserTypes {
  constructor(
    private readonly options: OpenOptions,
    private readonly events: Events,
  ) {}

  /**
   * The account must be one that raises funds; with its holder's consent it becomes one. Locks the account, so that its
   * campaigns are begun one after the other.
   * @throws campaign.not_owner_type, and beside `becomeBoth` where accounts for both are switched off
   */
  async requireOwner(tx: Tx, userId: string, consent: boolean): Promise<void> {
    const { userType } = await this.lock(tx, userId);
    if (userType !== 'investor') return;
    if (!consent) throw new DomainError('campaign.not_owner_type');
    await this.options.requireChoice({ field: 'becomeBoth', list: 'user-type', code: 'both' }, tx);
    await this.set(tx, userId, 'both');
  }

  /** @throws user.type_in_use where campaigns or investments would be without their screens */
  async change(tx: Tx, userId: string, request: UpdateMeRequest): Promise<void> {
    const { userType: to } = request;
    if (!to) return;
    const { userType, owns, invested } = await this.lock(tx, userId);
    if (userType === to) return;
    await this.options.requireOpen(request, tx);
    if ((to === 'investor' && owns) || (to === 'campaign-owner' && invested)) {
      throw fieldError('userType', 'user.type_in_use');
    }
    await this.set(tx, userId, to);
  }

  private async lock(tx: Tx, userId: string): Promise<Standing> {
    const [row] = await tx.query<Standing[]>(
      `select user_type as "userType", exists (select from campaign c where c.owner_id = u.id) as owns,
         exists (select from investment i where i.investor_id = u.id) as invested
       from app_user u where u.id = $1 for no key update of u`,
      [userId],
    );
    if (row === undefined) throw new DomainError('auth.session_ended');
    return row;
  }

  private async set(tx: Tx, userId: string, to: UserType): Promise<void> {
    await tx.query('update app_user set user_type = $2, updated_at = kernel.now() where id = $1', [userId, to]);
    await this.events.emit(tx, 'user.profile_changed', { userId });
  }
}
