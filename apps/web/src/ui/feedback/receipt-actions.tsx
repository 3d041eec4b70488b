import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../inputs/button.js';
import { saveFile } from '../../lib/page/save-file.js';
import { RefusalNotice } from './refusal-notice.js';

interface ReceiptActionsProps {
  number: string;
  /** Asks the server for the PDF, which it writes in the reader's language. */
  pdf: () => Promise<Blob>;
}

/** The page on paper. */
export const PrintButton = () => {
  const { t } = useTranslation('common');
  return (
    <Button variant="default" onClick={() => window.print()}>
      {t('receipt.print')}
    </Button>
  );
};

/** A receipt as a file, and on paper. */
export const ReceiptActions = ({ number, pdf }: ReceiptActionsProps) => {
  const { t } = useTranslation('common');
  const download = useMutation({ mutationFn: pdf, onSuccess: (file) => saveFile(file, `${number}.pdf`) });
  return (
    <>
      <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
        {t('receipt.download')}
      </Button>
      <PrintButton />
      <RefusalNotice error={download.error} />
    </>
  );
};
