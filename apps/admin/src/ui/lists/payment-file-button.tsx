import { adminApi } from '@cairn/contracts';
import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useCalls } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useRefresh } from '../../lib/data/reads.js';
import type { ResourceName } from '../../lib/data/resources.js';
import { saveFile } from '../../lib/data/save-file.js';
import { useSay } from '../../lib/words/words.js';
import { DecisionDialog } from '../forms/decision-dialog.js';
import { useReasonField } from '../forms/use-reason-field.js';
import { ToolButton } from './tool-button.js';

/** The transfers that may be made now, for the bank, without showing an account on the screen. */
export const PaymentFileButton = ({ resource }: { resource: ResourceName }) => {
  const say = useSay();
  const may = useMay();
  const { files } = useCalls();
  const refresh = useRefresh(resource);
  const field = useReasonField();
  const [isAsking, setIsAsking] = useState(false);
  if (!may('bank_details.reveal')) return null;
  return (
    <>
      <ToolButton icon={IconFileDownload} label={say('bank.file')} onClick={() => setIsAsking(true)} />
      {isAsking && (
        <DecisionDialog
          onClose={() => setIsAsking(false)}
          decision={{
            key: 'file',
            label: say('bank.file'),
            tone: 'primary',
            blockedBy: null,
            title: say('bank.file_title'),
            body: say('bank.file_body'),
            confirm: say('bank.file_confirm'),
            field,
            done: say('bank.file_done'),
            run: async (reason) => {
              saveFile(await files.send(adminApi.paymentFile, { body: { reason } }), 'payments.csv');
              await refresh();
            },
          }}
        />
      )}
    </>
  );
};
