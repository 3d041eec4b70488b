import { communicationApi, investmentsApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { Ledger } from '../../modules/ledger/index.js';
import { anInvestor, type Person } from '../people.js';
import type { TestWorld } from '../test-sandbox.js';
import { investAs } from '../investing/invest-as.js';

/** An investor with 5,000.00 in the wallet. */
export const wealthy = (t: TestWorld): Promise<Person> => anInvestor(t, { wallet: 500_000n });

/** Invests from the wallet, and gives the investment's id. */
export async function investFromWallet({ api }: Person, campaignId: string, amount: number): Promise<string> {
  const body = { amount, paymentType: 'wallet' as const };
  return (await investAs(api, { params: { campaignId }, body, idempotencyKey: newId() })).id;
}

/** An investment as its investor reads it. */
export const ownInvestment = ({ api }: Person, id: string) => api.send(investmentsApi.read, { params: { id } });

/** What an account of the ledger holds. */
export const balanceOf = (t: TestWorld, code: string): Promise<bigint> =>
  t.db.inTx((tx) => t.get(Ledger).balance(tx, code));

/** The words of the notices of one kind that somebody has. */
export async function noticesOf({ api }: Pick<Person, 'api'>, kind: string) {
  const { items } = await api.send(communicationApi.notifications, { query: {} });
  return items.filter((notice) => notice.kind === kind).map(({ params }) => params);
}
