import { formatMoney } from '../../lib/format/format.js';
import type { Receipt } from './queries.js';

/** The parts of wallet and card, for the texts. */
export const partsOf = ({ amount, walletPart, currency }: Receipt) => ({
  wallet: formatMoney(walletPart, currency),
  card: formatMoney(amount - walletPart, currency),
});
