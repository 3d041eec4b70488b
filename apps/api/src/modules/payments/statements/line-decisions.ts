import { Injectable } from '@nestjs/common';
import {
  LINE_DECISIONS,
  lineDecisionsOf,
  type DecidedLine,
  type DecideLineRequest,
  type LineDecision,
} from '@cairn/contracts';
import type { Provider } from '@cairn/contracts/rails/providers';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { derivedId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { accountCode, Ledger, type LedgerEntry } from '../../ledger/index.js';
import type { Money } from '../../rails/index.js';
import { TwoPeople } from '../decisions/two-people.js';
import { MadeRefunds } from './made-refunds.js';
import { OPEN_OF_LINE, PAYER_OF_LINE } from './open-line.sql.js';

interface Open {
  state: 'missing_in_ledger' | 'amount_mismatch';
  kind: string;
  currency: string;
  open: bigint;
}

type BookedDecision = Exclude<LineDecision, 'noted' | 'payer_refund'>;

const ACCOUNTS: Readonly<Record<BookedDecision, (provider: Provider, currency: string) => string>> = {
  provider_fee: accountCode.providerFee,
  own_bank: (_provider, currency) => accountCode.bank(currency),
  correction: (_provider, currency) => accountCode.adjustment(currency),
};

/** Finance says what a line of a provider's statement is; above a limit two people do. What was open is booked there. */
@Injectable()
export class LineDecisions {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly twoPeople: TwoPeople,
    private readonly madeRefunds: MadeRefunds,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @throws line.decided; line.needs_account for money that is only noted, line.moves_nothing for an account without any;
   * line.not_refundable for what is no refund of a payment that can end by it; payout.second_person for the same person again
   */
  async decide(admin: Identity, { provider, lineId, decision, reason }: DecideLineRequest): Promise<DecidedLine> {
    const id = `${provider}:${lineId}`;
    if (decision === 'payer_refund') await this.madeRefunds.requireMade(this.database.manager, provider, lineId);
    return this.database.inTx(async (tx) => {
      const refund = decision === 'payer_refund' ? await this.madeRefunds.lock(tx, provider, lineId) : null;
      const { state, kind, currency, open, isOwn } = await this.lock(tx, provider, lineId, admin);
      // Whatever is decided about it, what was given back stays with the payer.
      if (isOwn) throw new DomainError('payout.second_person');
      if (open !== 0n && decision === 'noted') throw new DomainError('line.needs_account');
      if (open === 0n && decision !== 'noted') throw new DomainError('line.moves_nothing');
      if (!lineDecisionsOf({ kind, open }).includes(decision)) throw new DomainError('line.not_refundable');
      const money = { minor: open < 0n ? -open : open, currency };
      if (!(await this.twoPeople.decide(tx, admin, decisionOf(decision, id, money, reason)))) {
        if (refund !== null) await this.madeRefunds.requireBookable(tx, refund, money.minor, admin, reason);
        return { outcome: 'first' };
      }
      if (refund !== null) await this.madeRefunds.book(tx, refund, money.minor, admin, reason);
      else if (decision !== 'noted' && decision !== 'payer_refund')
        await this.ledger.post(tx, entryOf(admin, { provider, lineId, decision, state, currency, open }));
      const after = refund === null ? 'matched' : state;
      await tx.query(
        `update statement_line set state = $6, decision = $3, decision_reason = $4, decided_by = $5,
           decided_at = kernel.now() where provider = $1 and line_id = $2`,
        [provider, lineId, decision, reason, admin.userId, after],
      );
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'statement_line.decided',
        subjectType: 'statement_line',
        subjectId: id,
        before: { state },
        after: { state: after, decision, amount: open.toString(), currency },
        reason,
      });
      return { outcome: 'decided' };
    });
  }

  private async lock(tx: Tx, provider: Provider, lineId: string, admin: Identity): Promise<Open & { isOwn: boolean }> {
    reachRank(tx, 'record', `${provider}:${lineId}`);
    const [row] = await tx.query<(Omit<Open, 'open'> & { open: string; decided: boolean; isOwn: boolean })[]>(
      `select x.state, x.kind, x.currency, x.decision is not null as decided, ${OPEN_OF_LINE} as open,
         coalesce(${PAYER_OF_LINE} = $3::uuid, false) as "isOwn" from statement_line x
       where x.provider = $1 and x.line_id = $2 for no key update of x`,
      [provider, lineId, admin.userId],
    );
    if (row === undefined) throw notFound();
    const { state, kind, currency, open, decided, isOwn } = row;
    if (decided || (state !== 'missing_in_ledger' && state !== 'amount_mismatch'))
      throw new DomainError('line.decided');
    return { state, kind, currency, open: BigInt(open), isOwn };
  }
}

/** Another decision about the same line takes the place of a first one. */
const decisionOf = (decision: LineDecision, subjectId: string, money: Money, reason: string) => ({
  act: `statement.line.${decision}` as const,
  subjectId,
  money,
  reason,
  instead: LINE_DECISIONS.filter((one) => one !== decision).map((one) => `statement.line.${one}` as const),
});

/** From suspense to where it belongs; or, where the ledger has another amount, the difference at the provider itself. */
function entryOf(
  admin: Identity,
  line: Omit<Open, 'kind'> & { provider: Provider; lineId: string; decision: BookedDecision },
): LedgerEntry {
  const { provider, lineId, decision, state, currency, open } = line;
  const other = ACCOUNTS[decision](provider, currency);
  const minor = open < 0n ? -open : open;
  // Money that came in lies on the credit side of suspense, and on the debit side of the account at the provider.
  const isIn = open > 0n;
  const [from, held] =
    state === 'missing_in_ledger'
      ? [accountCode.suspense(currency), isIn]
      : [accountCode.clearing(provider, currency), isIn];
  return {
    uid: derivedId(`statement:${provider}:${lineId}:decided`),
    kind: 'provider_line_decided',
    phase: 'posted',
    sourceType: 'statement_line',
    sourceId: `${provider}:${lineId}`,
    actor: admin.userId,
    postings: [
      held ? { debit: from, credit: other, minor, currency } : { debit: other, credit: from, minor, currency },
    ],
  };
}
