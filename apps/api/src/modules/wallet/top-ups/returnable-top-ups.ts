import { Injectable } from '@nestjs/common';
import type { ReturnableTopUp } from '@cairn/contracts/wallet/top-up.replies';
import type { EntityManager } from 'typeorm';
import { SettingsService } from '../../settings/index.js';
import { CardMoney, type HeldCardMoney } from '../funds/card-money.js';

interface Wallet {
  userId: string;
  currency: string;
}

/** The provider refunds nothing of a disputed payment. */
const TOP_UPS = `
  select p.id as "paymentId", u.id as "preapprovalId", u.number, p.rail as "paymentType", p.collected_at as at
  from payment p join top_up u on u.id = p.subject_id
  where p.id = any($1::uuid[]) and p.purpose = 'top_up' and p.state = 'collected'
    and not exists (select 1 from dispute d where d.payment_id = p.id and d.withdrawn_at is not null)
  order by p.collected_at desc, p.id`;

/** The amount that may be returned to where it was paid from: the part of that money that is still in the wallet. */
@Injectable()
export class ReturnableTopUps {
  constructor(
    private readonly settings: SettingsService,
    private readonly cardMoney: CardMoney,
  ) {}

  /** Minor units that may go back to the source of this top-up now; zero once its money may leave by bank. */
  async left(reader: EntityManager, topUp: Wallet & { id: string }): Promise<bigint> {
    const { cardMoneyCooldownDays: days } = await this.settings.all(reader);
    const found = await this.of(reader, await this.cardMoney.held(reader, topUp, days));
    return found.find(({ preapprovalId }) => preapprovalId === topUp.id)?.amount ?? 0n;
  }

  /** Top-ups whose money is still in the wallet and waits, with what may go back of each; the newest first. */
  async of(reader: EntityManager, { waiting }: HeldCardMoney): Promise<ReturnableTopUp[]> {
    const amounts = new Map<string, bigint>();
    for (const { paymentId, amount } of waiting)
      if (paymentId !== null) amounts.set(paymentId, amount + (amounts.get(paymentId) ?? 0n));
    if (amounts.size === 0) return [];
    const rows = await reader.query<(Omit<ReturnableTopUp, 'amount'> & { paymentId: string })[]>(TOP_UPS, [
      [...amounts.keys()],
    ]);
    return rows.map(({ paymentId, ...topUp }) => ({ ...topUp, amount: amounts.get(paymentId) ?? 0n }));
  }
}
