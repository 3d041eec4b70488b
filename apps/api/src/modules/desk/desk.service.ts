import { Injectable } from '@nestjs/common';
import type { DeskDeadlineKind, DeskTaskKind } from '@cairn/contracts';
import type { DeskDay } from '@cairn/contracts/campaigns/desk/desk.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { addDays, daysBetween, dayIn, projectedRaise, toSafeInteger, type CalendarDate } from '@cairn/finance';
import { Clock } from '../../kernel/clock/clock.js';
import { notFound } from '../../kernel/errors/domain-error.js';
import { readableOwner, type Identity } from '../../kernel/http/request.js';
import { JsonText } from '../../kernel/http/envelope.js';
import { SettingsService } from '../settings/index.js';
import { DeskRepository, type DeskRow } from './desk.repository.js';

/** A pace is that of the last two weeks: each day of the week counts twice. */
const PACE_DAYS = 14;
const DAY_MS = 86_400_000;

/** What an owner reads first in the morning. */
@Injectable()
export class DeskService {
  constructor(
    private readonly desks: DeskRepository,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** @throws request.not_found for a campaign that is not the caller's, nor one of the caller's team */
  async read(caller: Identity, campaignId: string): Promise<JsonText> {
    const settings = await this.settings.all();
    const row = await this.desks.read(readableOwner(caller), campaignId, settings.kycRequired);
    if (row === undefined) throw notFound();
    const currency = row.desk.currency ?? settings.currency;
    const desk = row.whole ? row.desk : forTeam(row.desk);
    return new JsonText(JSON.stringify({ ...desk, currency, projection: this.projection(row) }));
  }

  private projection({ desk, raise }: DeskRow): { low: number; high: number; days: number } | null {
    if (raise === null) return null;
    const now = this.clock.now();
    const days = paceOf(desk.days, dayIn('UTC', new Date(raise.opensAt)), dayIn('UTC', now));
    const range = projectedRaise({
      days,
      daysLeft: Math.ceil((Date.parse(raise.closesAt) - now.getTime()) / DAY_MS),
      received: BigInt(raise.received),
      committed: BigInt(raise.committed),
      ceiling: BigInt(raise.ceiling),
    });
    return range && { low: toSafeInteger(range.low), high: toSafeInteger(range.high), days: days.length };
  }
}

/** What the team may read elsewhere too. */
const OF_TEAM: readonly DeskTaskKind[] = ['answers', 'covered_persons', 'agreements', 'unpaid'];
const OF_OWNER: readonly DeskDeadlineKind[] = ['late_repayment', 'repayment'];

/** Without what is the owner's alone: repayments, and who asks for documents. */
const forTeam = (desk: DeskRow['desk']): DeskRow['desk'] => ({
  ...desk,
  tasks: desk.tasks.filter(({ kind }) => OF_TEAM.includes(kind)),
  deadlines: desk.deadlines.filter(({ kind }) => !OF_OWNER.includes(kind)),
});

/** What was invested on each of the last full days since the opening, those without anything as zero. */
function paceOf(days: readonly Wire<DeskDay>[], opening: CalendarDate, today: CalendarDate): bigint[] {
  const invested = new Map(days.map(({ day, received, committed }) => [day, BigInt(received + committed)]));
  const length = Math.max(0, Math.min(PACE_DAYS, daysBetween(opening, today)));
  return Array.from({ length }, (_, at) => invested.get(addDays(today, at - length)) ?? 0n);
}
