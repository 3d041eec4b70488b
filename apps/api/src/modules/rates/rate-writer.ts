import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@cairn/contracts';
import { AuditLog } from '../../kernel/audit/audit-log.js';
import { Clock } from '../../kernel/clock/clock.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { lockRates } from '../../kernel/database/locks.js';
import { fieldError, type DomainError } from '../../kernel/errors/domain-error.js';
import type { RateLine } from './read-rates.js';
import { isSameRate } from './same-rate.js';
import { firstImplausible, firstOfTheirPair, isFarFrom } from './plausible-rates.js';
import { isUsed, standingRates, type StandingRate } from './standing-rates.js';

/** Who enters rates: somebody of finance, or the import, which is nobody. */
export interface RateAuthor {
  userId: string | null;
  email: string;
}

/** Data that accompanies the lines that are written. */
export interface Entry {
  source: string;
  reason: string | null;
  /** The rate that a correction replaces, as the person saw it. */
  replaces: string | null;
  /** An implausible rate is meant. */
  isMeant: boolean;
  /** The first rate of a pair, which there is none to compare with, is meant. */
  isFirstMeant: boolean;
  /** Lines that meet a rate are left out: what somebody has entered counts. */
  keepsStanding?: boolean;
  /** A refusal at the field of the line. */
  refuse: (line: number, code: ErrorCode, params?: Record<string, unknown>) => DomainError;
}

const inWords = (lines: readonly RateLine[]): string =>
  lines.map(({ base, quote, rate }) => `1 ${base} = ${rate} ${quote}`).join(', ');

/** Writes rates, all of them or none. An existing rate is changed only by an explicit correction. */
@Injectable()
export class RateWriter {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @returns how many were new or corrected; unchanged rates are not written again
   * @throws rates.past, rates.used, rates.standing, rates.implausible, rates.first
   */
  write(admin: RateAuthor, lines: readonly RateLine[], entry: Entry): Promise<number> {
    return this.database.inTx(async (tx) => {
      await lockRates(tx);
      const standing = await standingRates(tx, lines);
      for (const line of lines) {
        const stands = standing.get(line.line);
        if (entry.keepsStanding !== true && stands !== undefined && !isSameRate(line, stands))
          return this.correct(tx, admin, line, stands, entry);
      }
      const fresh = lines.filter(({ line }) => !standing.has(line));
      const [first] = fresh;
      if (first === undefined) return 0;
      if (entry.replaces !== null) throw entry.refuse(first.line, 'rates.standing', { why: 'none' });
      await this.refuseImplausible(tx, fresh, entry);
      const firsts = await this.refuseFirst(tx, fresh, entry);
      await tx.query(
        `insert into exchange_rate (base, quote, on_date, rate, source, entered_by, entered_at)
         select l.base, l.quote, l.date, l.rate, $2, $3, $4
         from jsonb_to_recordset($1) l(base text, quote text, date date, rate numeric)`,
        [JSON.stringify(fresh), entry.source, admin.userId, this.clock.now()],
      );
      await this.record(tx, admin, first, {
        action: 'exchange_rate.entered',
        after: {
          source: entry.source,
          rates: fresh.map(({ date, base, quote, rate }) => `${date} 1 ${base} = ${rate} ${quote}`).join(', '),
          ...(firsts.length === 0 ? {} : { confirmed: inWords(firsts) }),
        },
        reason: entry.reason,
      });
      return fresh.length;
    });
  }

  private async correct(
    tx: Tx,
    admin: RateAuthor,
    line: RateLine,
    stands: StandingRate,
    entry: Entry,
  ): Promise<number> {
    const { base, quote, date, rate, source } = stands;
    if (stands.isPast) throw entry.refuse(line.line, 'rates.past');
    if (await isUsed(tx, stands)) throw entry.refuse(line.line, 'rates.used');
    const isSeen = entry.replaces !== null && isSameRate({ ...line, rate: entry.replaces }, stands);
    // Corrected as it was entered: the other way round, the number that was seen would be another one.
    if (!isSeen || line.base !== base) {
      throw entry.refuse(line.line, 'rates.standing', { standing: `1 ${base} = ${rate} ${quote}` });
    }
    if (entry.reason === null) throw fieldError('reason', 'validation.required');
    await this.refuseImplausible(tx, [line], entry);
    if (isFarFrom(line.rate, rate)) await this.refuseFirst(tx, [line], entry, inWords([stands]));
    await tx.query(
      `update exchange_rate set rate = $4, source = $5, entered_by = $6, entered_at = $7
       where base = $1 and quote = $2 and on_date = $3`,
      [base, quote, date, line.rate, entry.source, admin.userId, this.clock.now()],
    );
    await this.record(tx, admin, line, {
      action: 'exchange_rate.corrected',
      before: { base, quote, date, rate, source },
      after: { base, quote, date, rate: line.rate, source: entry.source },
      reason: entry.reason,
    });
    return 1;
  }

  private async refuseImplausible(tx: Tx, lines: readonly RateLine[], { isMeant, refuse }: Entry): Promise<void> {
    if (isMeant) return;
    const slip = await firstImplausible(tx, lines);
    if (slip !== undefined) throw refuse(slip.line, 'rates.implausible', { last: slip.last });
  }

  /**
   * @param replaced what a correction replaces, in words
   * @returns the rates that there is no other to compare with, which the person has confirmed
   */
  private async refuseFirst(
    tx: Tx,
    lines: readonly RateLine[],
    { isFirstMeant, refuse }: Entry,
    replaced?: string,
  ): Promise<readonly RateLine[]> {
    const firsts = await firstOfTheirPair(tx, lines);
    const [first] = firsts;
    if (first === undefined || isFirstMeant) return firsts;
    const compared = replaced === undefined ? {} : { replaced, why: 'replaced' };
    throw refuse(first.line, 'rates.first', { rates: inWords(firsts), ...compared });
  }

  private record(
    tx: Tx,
    admin: RateAuthor,
    { base, quote, date }: RateLine,
    change: { action: string; before?: Record<string, unknown>; after: Record<string, unknown>; reason: string | null },
  ): Promise<void> {
    return this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      subjectType: 'exchange_rate',
      subjectId: `${base}-${quote}-${date}`,
      ...change,
    });
  }
}
