import { paths } from '../../lib/page/paths.js';

/** The receipt of one top-up. */
export const receiptPath = (topUpId: string) => `${paths.secondReceipt}?id=${encodeURIComponent(topUpId)}`;
