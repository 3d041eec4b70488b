import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../inputs/button.js';
import { saveFile } from '../../lib/page/save-file.js';
import { Icon } from '../brand/icon.js';
import { layoutCss } from '../layout/layout.js';
import { RefusalNotice } from '../feedback/refusal-notice.js';

interface CsvDownloadProps {
  label: string;
  fileName: string;
  fetch: () => Promise<Blob>;
}

/** The whole of a list as a table (CSV). */
export const CsvDownload = ({ label, fileName, fetch }: CsvDownloadProps) => {
  const download = useMutation({ mutationFn: fetch, onSuccess: (file) => saveFile(file, fileName) });
  return (
    <>
      <Button
        variant="subtle"
        className={layoutCss.last}
        size="sm"
        leftSection={<Icon of={IconDownload} size="small" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {label}
      </Button>
      <RefusalNotice error={download.error} />
    </>
  );
};
