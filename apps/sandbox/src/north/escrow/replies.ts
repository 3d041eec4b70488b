import type { Fields, Reply } from '../methods.js';
import type { TradeDocument } from './documents.js';
import type { NorthEscrow } from './world.js';

export const done = (more: object): Reply => ({ statusCode: '101', statusDesc: 'Ok', ...more });
export const refused = (statusCode: string, statusDesc: string): Reply => ({ statusCode, statusDesc });

export const lacking = (fields: Fields, names: readonly string[]): Reply | null => {
  const absent = names.filter((name) => !fields[name]);
  return absent.length === 0 ? null : { ...refused('106', 'Data/parameter missing'), 'Error(s)': absent.join(', ') };
};

export const NO_ACCOUNT = refused('148', 'Account is not exist/active.');
export const NO_TRADE = refused('188', 'Trade does not belong to the account.');

/** Runs with the account that is named, where it exists. */
export const ofAccount = (escrow: NorthEscrow, fields: Fields, run: (accountId: string) => Reply): Reply => {
  const { accountId = '' } = fields;
  return escrow.parties.hasAccount(accountId) ? run(accountId) : NO_ACCOUNT;
};

export const ofTrade = (escrow: NorthEscrow, fields: Fields, run: (trade: TradeDocument) => Reply): Reply =>
  lacking(fields, ['accountId', 'tradeId']) ??
  ofAccount(escrow, fields, (accountId) => {
    const trade = escrow.tradeOf(fields['tradeId'] ?? '', accountId);
    return trade === undefined ? NO_TRADE : run(trade);
  });

/** A method of the escrow, by its name and verb. */
export interface EscrowMethod {
  readonly method: string;
  readonly verb: 'POST' | 'PUT';
  run(escrow: NorthEscrow, fields: Fields): Reply;
}
