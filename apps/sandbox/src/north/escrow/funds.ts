import { addBusinessDays } from '../../core/business-days.js';
import type { MoveDocument, TradeDocument } from './documents.js';
import { written } from './documents.js';
import type { NorthEscrow } from './world.js';

export const BATCH_TIMER = 'north.batch';
export const ANSWER_TIMER = 'north.answer';
export const LATE_TIMER = 'north.late_return';
export const UNWIND_TIMER = 'north.unwind';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** 18:00 in New York, in UTC. */
const BATCH_HOUR = 23;
const ANSWER_DAYS = { bank: 4, card: 1 } as const;
const LATE_DAYS = 20;
const UNWIND_DAYS = 2;

/** When the day's debits are submitted next. */
const nextBatch = (now: number): number => {
  const today = Math.floor(now / DAY) * DAY + BATCH_HOUR * HOUR;
  return today > now ? today : today + DAY;
};

const RETURNS: Readonly<Record<string, string>> = {
  R01: 'R01 Insufficient Funds',
  R03: 'R03 No Account/Unable to Locate Account',
  R10: 'R10 Customer Advises Originator is Not Authorized',
};

export const moveFields = (move: MoveDocument): Record<string, string> => ({
  accountId: move.accountId,
  tradeId: move.tradeId,
  totalAmount: written(move.amount),
  [move.means === 'bank' ? 'RefNum' : 'ccreferencenumber']: move.refNum,
  fundStatus: move.state,
  transactionstatus: move.state,
  errors: move.error,
});

/** Moves the money on, and posts the reply of the method that says so. */
export function moveTo(escrow: NorthEscrow, move: MoveDocument, state: MoveDocument['state'], error = ''): void {
  move.state = state;
  move.error = error;
  escrow.moves.put(move.refNum, move);
  const method = move.means === 'bank' ? 'updateExternalFundMoveStatus' : 'updateCCFundMoveStatus';
  const details = { statusCode: '101', statusDesc: 'Ok', TradeFinancialDetails: [moveFields(move)] };
  escrow.parties.tell(method, JSON.stringify(details));
  const trade = escrow.trades.get(move.tradeId);
  if (trade === undefined) return;
  if (state === 'Settled' && trade.status === 'CREATED') setTrade(escrow, trade, 'FUNDED');
  if ((state === 'Returned' || state === 'Declined' || state === 'Voided') && trade.status !== 'UNWIND SETTLED')
    setTrade(escrow, trade, 'CANCELED');
}

export function setTrade(escrow: NorthEscrow, trade: TradeDocument, status: TradeDocument['status']): void {
  trade.status = status;
  escrow.trades.put(trade.tradeId, trade);
}

/** Plans what becomes of money that was asked for. */
export function beginMove(escrow: NorthEscrow, move: MoveDocument): void {
  escrow.moves.put(move.refNum, move);
  const at = move.means === 'bank' ? nextBatch(move.createdAt) : move.createdAt + HOUR;
  escrow.scheduler.schedule(BATCH_TIMER, move.refNum, at);
}

/** Unwinds a trade: what was funded goes back within days. */
export function beginUnwind(escrow: NorthEscrow, trade: TradeDocument): void {
  setTrade(escrow, trade, 'UNWIND PENDING');
  escrow.scheduler.schedule(UNWIND_TIMER, trade.tradeId, addBusinessDays(escrow.clock.now(), UNWIND_DAYS));
}

const answer = (escrow: NorthEscrow, move: MoveDocument): void => {
  if (move.state !== 'Submitted' || move.ending === 'silent') return;
  const error = RETURNS[move.ending];
  if (move.ending === 'declined') moveTo(escrow, move, 'Declined', 'Declined by the bank');
  else if (error !== undefined) moveTo(escrow, move, 'Returned', error);
  else {
    moveTo(escrow, move, 'Settled');
    if (move.ending === 'R10_late')
      escrow.scheduler.schedule(LATE_TIMER, move.refNum, escrow.clock.now() + LATE_DAYS * DAY);
  }
};

/** What time does: the evening's batch, the bank's answer, a return after it, an unwind. */
export function runFunds(escrow: NorthEscrow): void {
  const withMove = (run: (move: MoveDocument) => void) => (refNum: string) => {
    const move = escrow.moves.get(refNum);
    if (move !== undefined) run(move);
  };
  escrow.scheduler.on(
    BATCH_TIMER,
    withMove((move) => {
      if (move.state !== 'Pending') return;
      moveTo(escrow, move, 'Submitted');
      const days = ANSWER_DAYS[move.means];
      escrow.scheduler.schedule(ANSWER_TIMER, move.refNum, addBusinessDays(escrow.clock.now(), days));
    }),
  );
  escrow.scheduler.on(
    ANSWER_TIMER,
    withMove((move) => answer(escrow, move)),
  );
  escrow.scheduler.on(
    LATE_TIMER,
    withMove((move) => {
      if (move.state === 'Settled') moveTo(escrow, move, 'Returned', RETURNS['R10']);
    }),
  );
  escrow.scheduler.on(UNWIND_TIMER, (tradeId) => {
    const trade = escrow.trades.get(tradeId);
    if (trade?.status !== 'UNWIND PENDING') return;
    setTrade(escrow, trade, 'UNWIND SETTLED');
    escrow.parties.tell(
      'updateTradeStatus',
      JSON.stringify({
        statusCode: '101',
        tradeDetails: [{ tradeId, accountId: trade.accountId, orderStatus: trade.status }],
      }),
    );
  });
}
