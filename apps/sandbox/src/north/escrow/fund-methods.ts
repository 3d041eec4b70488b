import type { Fields, Reply } from '../methods.js';
import type { Means, MoveDocument, TradeDocument } from './documents.js';
import { beginMove, moveFields, moveTo } from './funds.js';
import { done, lacking, ofAccount, ofTrade, refused, type EscrowMethod } from './replies.js';
import type { NorthEscrow } from './world.js';

/** In cents. */
const MOST = { bank: 10_000_000, card: 500_000 } as const;
const NO_RECORD = refused('212', 'No Tristate ACH record found.');

/** Takes the money of a trade from what its account is linked to. */
function fund(escrow: NorthEscrow, trade: TradeDocument, means: Means, nickname: string | null): MoveDocument | Reply {
  const linked = escrow.linkedBy(trade.accountId, means)?.linked;
  if (!linked || (nickname !== null && nickname !== linked.nickname))
    return refused('149', 'Investor External Account does not exist / Nickname mismatch.');
  if (trade.transactionType !== (means === 'bank' ? 'ACH' : 'CREDITCARD')) return refused('194', 'Not an ACH trade');
  if (trade.status !== 'CREATED') return refused('188', 'Trade is not open.');
  if (trade.amount > MOST[means]) return refused('108', 'Invalid data');
  const move: MoveDocument = {
    refNum: escrow.number('move'),
    tradeId: trade.tradeId,
    accountId: trade.accountId,
    means,
    amount: trade.amount,
    ending: linked.ending,
    createdAt: escrow.clock.now(),
    state: 'Pending',
    error: '',
  };
  beginMove(escrow, move);
  return move;
}

const isReply = (made: MoveDocument | Reply): made is Reply => 'statusCode' in made;

const history = (means: Means, key: string) => (escrow: NorthEscrow, fields: Fields) =>
  lacking(fields, ['accountId']) ??
  ofAccount(escrow, fields, (accountId) => {
    const own = escrow.moves.all().filter((move) => move.accountId === accountId && move.means === means);
    return done({ [key]: own.length === 0 ? null : own.map(moveFields) });
  });

const byRefNum = (escrow: NorthEscrow, fields: Fields, run: (move: MoveDocument) => Reply): Reply =>
  lacking(fields, ['accountId', 'RefNum']) ??
  ofAccount(escrow, fields, (accountId) => {
    const move = escrow.moves.get(fields['RefNum'] ?? '');
    return move?.accountId === accountId ? run(move) : NO_RECORD;
  });

/** Money from linked accounts and cards into escrow. No method knows a key: asked twice, it moves twice. */
export const FUND_METHODS: readonly EscrowMethod[] = [
  {
    method: 'externalFundMove',
    verb: 'POST',
    run: (escrow, fields) => {
      const absent = lacking(fields, [
        'accountId',
        'offeringId',
        'tradeId',
        'NickName',
        'amount',
        'description',
        'checkNumber',
      ]);
      if (absent !== null) return absent;
      return ofTrade(escrow, fields, (trade) => {
        if (Math.round(Number(fields['amount']) * 100) !== trade.amount) return refused('108', 'Invalid data');
        const made = fund(escrow, trade, 'bank', fields['NickName'] ?? '');
        return isReply(made)
          ? made
          : done({ TradeFinancialDetails: [{ ...moveFields(made), offeringId: trade.offeringId }] });
      });
    },
  },
  {
    method: 'ccFundMove',
    verb: 'POST',
    run: (escrow, fields) => {
      const absent = lacking(fields, ['accountId', 'tradeId', 'createdIpAddress']);
      if (absent !== null) return absent;
      return ofTrade(escrow, fields, (trade) => {
        const made = fund(escrow, trade, 'card', null);
        return isReply(made) ? made : done({ transactionDetails: [moveFields(made)] });
      });
    },
  },
  {
    method: 'getExternalFundMove',
    verb: 'POST',
    run: (escrow, fields) =>
      byRefNum(escrow, fields, (move) => done({ investorExternalAccountDetails: [moveFields(move)] })),
  },
  {
    method: 'getExternalFundMoveInfo',
    verb: 'POST',
    run: (escrow, fields) =>
      byRefNum(escrow, fields, (move) =>
        done({
          investorExternalAccountDetails: { fundStatus: move.state, error: move.error },
          ACHDetails: moveFields(move),
        }),
      ),
  },
  { method: 'getExternalFundMoveHistory', verb: 'POST', run: history('bank', 'accountDetails') },
  { method: 'getCCFundMoveHistory', verb: 'POST', run: history('card', 'creditcardDetails') },
  {
    method: 'requestForVoidACH',
    verb: 'POST',
    run: (escrow, fields) => {
      const absent = lacking(fields, ['RefNum']);
      if (absent !== null) return absent;
      const move = escrow.moves.get(fields['RefNum'] ?? '');
      if (move?.means !== 'bank') return NO_RECORD;
      // After the evening's batch it is too late.
      if (move.state !== 'Pending') return refused('224', 'Not in pending status');
      moveTo(escrow, move, 'Voided');
      return done({ RefNum: move.refNum });
    },
  },
];
