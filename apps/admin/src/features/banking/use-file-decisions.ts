import { paymentFilesApi, type Wire } from '@cairn/contracts';
import type { PaymentFileDetail } from '@cairn/contracts/payments/payment-files';
import { useCalls, useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useRefresh } from '../../lib/data/reads.js';
import { saveFile } from '../../lib/data/save-file.js';
import { useSay } from '../../lib/words/words.js';
import type { Decision } from '../../ui/forms/decision.js';
import { useReasonField } from '../../ui/forms/use-reason-field.js';

/** A file is released by another person than its maker, and downloaded once; again only with a reason. */
export function useFileDecisions(file: Wire<PaymentFileDetail>): readonly Decision[] {
  const say = useSay();
  const may = useMay()('bank_details.reveal');
  const client = useClient();
  const { files } = useCalls();
  const refresh = useRefresh('payment-files');
  const reason = useReasonField();
  if (!may) return [];
  const params = { id: file.id };
  const act = (
    key: 'release' | 'cancel' | 'download' | 'download_again',
    tone: Decision['tone'],
    field: Decision['field'],
    send: (typed: string) => Promise<unknown>,
  ): Decision => ({
    key,
    label: say(`banking.file_acts.${key}`),
    tone,
    blockedBy: key === 'release' && !file.mayRelease ? say('banking.file_acts.you_made') : null,
    title: say(`banking.file_acts.${key}_title`),
    body: say(`banking.file_acts.${key}_body`),
    confirm: say(`banking.file_acts.${key}`),
    field,
    done: say(`banking.file_acts.${key}_done`, { number: file.number }),
    run: async (typed) => {
      await send(typed);
      await refresh();
    },
  });
  const download = async (why: string | null): Promise<void> =>
    saveFile(await files.send(paymentFilesApi.download, { params, body: { reason: why } }), `${file.number}.txt`);
  if (file.state === 'made')
    return [
      act('cancel', 'danger', reason, (why) => client.send(paymentFilesApi.cancel, { params, body: { reason: why } })),
      act('release', 'primary', reason, (why) =>
        client.send(paymentFilesApi.release, { params, body: { reason: why } }),
      ),
    ];
  if (!file.mayDownload) return [];
  return file.downloads === 0
    ? [act('download', 'primary', null, () => download(null))]
    : [act('download_again', 'secondary', reason, (why) => download(why))];
}
