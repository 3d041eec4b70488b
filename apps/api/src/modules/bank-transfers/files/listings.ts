import type { ListingFile } from '@cairn/contracts/payments/payment-files';
import type { FindListings } from '../../../kernel/console/listed-transfers.js';

/** The live file of each transfer; there is one at a time (`payment_file_item_live`). */
export const findListings: FindListings = async (reader, kind, ids) => {
  const rows = await reader.query<(ListingFile & { transferId: string })[]>(
    `select i.transfer_id as "transferId", f.id, f.number, f.state from payment_file_item i
     join payment_file f on f.id = i.file_id
     where i.kind = $1 and i.transfer_id = any($2::uuid[]) and i.state in ('listed', 'sent')`,
    [kind, ids],
  );
  return new Map(rows.map(({ transferId, ...file }) => [transferId, file]));
};
