import type { Wire } from '@cairn/contracts';
import type { ListingFile } from '@cairn/contracts/payments/payment-files';
import { useSay } from '../../lib/words/words.js';
import { RecordLink } from './record-link.js';
import { SmallMuted } from './text.js';

/** The payment file that lists a transfer, leading to it; nothing for a transfer that is in none. */
export const ListedIn = ({ file }: { file: Wire<ListingFile> | null }) => {
  const say = useSay();
  if (file === null) return null;
  return (
    <>
      <RecordLink resource="payment-files" id={file.id}>
        {file.number}
      </RecordLink>{' '}
      <SmallMuted>{say(`banking.file_states.${file.state}`)}</SmallMuted>
    </>
  );
};
