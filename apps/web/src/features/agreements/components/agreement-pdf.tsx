import { agreementsApi } from '@cairn/contracts/agreements/agreements.endpoints';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/api.js';
import type { AgreedRow } from '../queries.js';
import { SavePdf } from './save-pdf.js';

interface AgreementPdfProps {
  campaignId: string;
  agreement: Pick<AgreedRow, 'investmentId' | 'number'>;
}

/** An investor's agreement, for the company that signs it. */
export const AgreementPdf = ({ campaignId, agreement: { investmentId: id, number } }: AgreementPdfProps) => {
  const { t } = useTranslation('agreements');
  return (
    <SavePdf
      small
      fileName={`agreement-${number}.pdf`}
      fetch={() => fetchFile(agreementsApi.ofInvestor, { params: { campaignId, id }, query: { format: 'pdf' } })}
    >
      {t('download')}
    </SavePdf>
  );
};
