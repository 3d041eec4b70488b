import { formatMoney } from '../../lib/format/format.js';
import type { Receipt } from './queries.js';

/** What wallet and card pay, as words name it. */
export const partsOf = ({ amount, walletPart, currency }: Receipt) => ({
  wallet: formatMoney(walletPart, currency),
  card: formatMoney(amount - walletPart, currency),
});
