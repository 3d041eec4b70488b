import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { saveFile } from '../../../lib/page/save-file.js';
import { Icon } from '../../../ui/brand/icon.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Button } from '../../../ui/inputs/button.js';

interface SavePdfProps {
  fileName: string;
  fetch: () => Promise<Blob>;
  /** In a row of a list. */
  small?: boolean;
  children: ReactNode;
}

/** Downloads a document as its bytes are kept. */
export const SavePdf = ({ fileName, fetch, small = false, children }: SavePdfProps) => {
  const download = useMutation({ mutationFn: fetch, onSuccess: (file) => saveFile(file, fileName) });
  return (
    <>
      <Button
        variant={small ? 'subtle' : 'default'}
        size={small ? 'sm' : 'md'}
        leftSection={<Icon of={IconFileDownload} size="small" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {children}
      </Button>
      <RefusalNotice error={download.error} />
    </>
  );
};
