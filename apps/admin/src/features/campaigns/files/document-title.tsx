import { documentsApi } from '@cairn/contracts';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useCalls } from '../../../lib/data/client.js';
import { useMay } from '../../../lib/data/reader.js';
import { saveFile } from '../../../lib/data/save-file.js';
import { ErrorNotice } from '../../../ui/records/notice.js';
import { Said } from '../../../ui/records/text.js';
import css from './document-title.module.css';

interface DocumentTitleProps {
  campaignId: string;
  id: string;
  title: string;
  isReady: boolean;
}

/** A document's title, by which reviewers open it: a private one bears their name, and its owner sees that they opened it. */
export const DocumentTitle = ({ campaignId, id, title, isReady }: DocumentTitleProps) => {
  const { files } = useCalls();
  const may = useMay();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (!isReady || !may('campaigns.review')) return <Said>{title}</Said>;
  const open = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      const file = await files.send(documentsApi.file, { params: { campaignId, id }, query: {} });
      const kind = file instanceof Blob ? file.type.split('/').at(-1) : null;
      saveFile(file, `${title}.${kind ?? 'pdf'}`);
    } catch (error) {
      setFailure(error);
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button size="small" className={css.title} disabled={isBusy} aria-busy={isBusy} onClick={() => void open()}>
        <Said>{title}</Said>
      </Button>
      {failure !== null && <ErrorNotice error={failure} />}
    </>
  );
};
