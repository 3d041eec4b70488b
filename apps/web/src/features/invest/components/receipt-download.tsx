import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api.js';
import { saveFile } from '../../../lib/save-file.js';
import { RefusalNotice } from '../../../ui/refusal-notice.js';
import type { Receipt } from '../api/invest.queries.js';

/** The receipt as a PDF, made by the server in the reader's language. */
export const ReceiptDownload = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useTranslation('invest');
  const download = useMutation({
    mutationFn: () => fetchFile(investmentsApi.receipt, { params: { id: receipt.id }, query: { format: 'pdf' } }),
    onSuccess: (file) => saveFile(file, `${receipt.number}.pdf`),
  });
  return (
    <>
      <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
        {t('receipt.download')}
      </Button>
      <RefusalNotice error={download.error} />
    </>
  );
};
