import type { TradeDocument } from './documents.js';
import { UNIT_PRICE, written } from './documents.js';
import { beginUnwind, setTrade } from './funds.js';
import { done, lacking, ofAccount, ofTrade, refused, type EscrowMethod } from './replies.js';
import type { NorthEscrow } from './world.js';

const priceOf = (escrow: NorthEscrow, offeringId: string): number => escrow.prices.get(offeringId)?.cents ?? UNIT_PRICE;

const TYPES = ['ACH', 'CREDITCARD', 'WIRE', 'CHECK'];

const tradeFields = (trade: TradeDocument): Record<string, string> => ({
  id: trade.tradeId,
  tradeId: trade.tradeId,
  orderId: trade.tradeId,
  accountId: trade.accountId,
  offeringId: trade.offeringId,
  transactionType: trade.transactionType,
  totalAmount: written(trade.amount),
  totalShares: trade.units.toFixed(6),
  orderStatus: trade.status,
  createdDate: new Date(trade.createdAt).toISOString().slice(0, 19).replace('T', ' '),
  field1: trade.field1,
});

/** As the list of an offering has them: other names for the state, and the way to pay in letters of its own. */
const statusFields = (trade: TradeDocument): Record<string, string> => ({
  tradeId: trade.tradeId,
  accountId: trade.accountId,
  transactionType: trade.transactionType === 'CREDITCARD' ? 'CreditCard' : trade.transactionType,
  totalShares: trade.units.toFixed(6),
  unitPrice: written(trade.amount / trade.units),
  totalAmount: written(trade.amount),
  tradeStatus: trade.status,
  RRApprovalStatus: 'Pending',
  PrincipalApprovalStatus: 'Pending',
  field1: trade.field1,
  field2: '',
  field3: '',
  esignStatus: 'NOTSIGNED',
});

/** Orders for units of an offering; their money moves apart from them. */
export const TRADE_METHODS: readonly EscrowMethod[] = [
  {
    method: 'getOffering',
    verb: 'POST',
    run: (escrow, fields) =>
      lacking(fields, ['offeringId']) ??
      done({
        offeringDetails: [
          { offeringId: fields['offeringId'], unitPrice: written(priceOf(escrow, fields['offeringId'] ?? '')) },
        ],
      }),
  },
  {
    method: 'createTrade',
    verb: 'POST',
    run: (escrow, fields) => {
      const absent = lacking(fields, [
        'offeringId',
        'accountId',
        'transactionType',
        'transactionUnits',
        'createdIpAddress',
      ]);
      if (absent !== null) return absent;
      const { offeringId = '', transactionType = '', transactionUnits = '', field1 = '' } = fields;
      if (!TYPES.includes(transactionType) || !/^[1-9]\d*$/.test(transactionUnits))
        return refused('108', 'Invalid data');
      return ofAccount(escrow, fields, (accountId) => {
        const units = Number(transactionUnits);
        const trade: TradeDocument = {
          tradeId: escrow.number('trade'),
          accountId,
          offeringId,
          transactionType,
          units,
          amount: units * priceOf(escrow, offeringId),
          field1,
          createdAt: escrow.clock.now(),
          status: 'CREATED',
        };
        setTrade(escrow, trade, 'CREATED');
        const { tradeId, amount, status } = trade;
        const details = {
          tradeId,
          transactionId: tradeId,
          transactionAmount: written(amount),
          transactionStatus: status,
        };
        return done({ purchaseDetails: [true, [details]] });
      });
    },
  },
  {
    method: 'getTrade',
    verb: 'POST',
    run: (escrow, fields) => ofTrade(escrow, fields, (trade) => done({ partyDetails: [tradeFields(trade)] })),
  },
  {
    method: 'getTradeStatus',
    verb: 'POST',
    run: (escrow, fields) => ofTrade(escrow, fields, (trade) => done({ tradeDetails: [tradeFields(trade)] })),
  },
  {
    method: 'getAccountTradeHistory',
    verb: 'POST',
    run: (escrow, fields) =>
      lacking(fields, ['accountId']) ??
      ofAccount(escrow, fields, (accountId) => {
        const own = escrow.trades.all().filter((trade) => trade.accountId === accountId);
        return done({ accountDetails: own.length === 0 ? null : own.map(tradeFields) });
      }),
  },
  {
    method: 'getTradeStatusesForOffering',
    verb: 'POST',
    run: (escrow, fields) => {
      const absent = lacking(fields, ['offeringId']);
      if (absent !== null) return absent;
      const { offeringId, tradeStatus } = fields;
      const listed = escrow.trades
        .all()
        .filter((trade) => trade.offeringId === offeringId && (!tradeStatus || trade.status === tradeStatus));
      return done({ 'Offering purchased details': listed.map(statusFields) });
    },
  },
  {
    method: 'updateTradeStatus',
    verb: 'POST',
    run: (escrow, fields) =>
      ofTrade(escrow, fields, (trade) => {
        const { orderStatus } = fields;
        if (orderStatus !== 'FUNDED' && orderStatus !== 'SETTLED') return refused('108', 'Invalid data');
        setTrade(escrow, trade, orderStatus);
        return done({ tradeDetails: [tradeFields(trade)] });
      }),
  },
  {
    method: 'cancelInvestment',
    verb: 'POST',
    run: (escrow, fields) => {
      const absent = lacking(fields, ['tradeId', 'accountId', 'requestedBy', 'reason']);
      if (absent !== null) return absent;
      return ofTrade(escrow, fields, (trade) => {
        if (trade.status !== 'FUNDED' && trade.status !== 'SETTLED') return refused('189', 'Trade cannot be cancelled');
        beginUnwind(escrow, trade);
        return done({ 'Canceled investment details': [tradeFields(trade)] });
      });
    },
  },
  {
    method: 'deleteTrade',
    verb: 'POST',
    run: (escrow, fields) =>
      ofTrade(escrow, fields, (trade) => {
        if (escrow.moveOf(trade.tradeId) !== undefined) return refused('189', 'Trade cannot be deleted');
        setTrade(escrow, trade, 'CANCELED');
        return done({ tradeDetails: [tradeFields(trade)] });
      }),
  },
];
