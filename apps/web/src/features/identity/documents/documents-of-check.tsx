import { identityChecksApi } from '@cairn/contracts/kyc/identity-checks.endpoints';
import { DOCUMENT_TITLES } from '@cairn/contracts/kyc/identity-check.requests';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { checkKey, type North } from '../checks.js';
import { DocumentsPanel } from './documents-panel.js';

/** Documents that the provider may ask for, and those that were handed in. */
export const DocumentsOfCheck = ({ north }: { north: North }) => {
  const { t } = useTranslation('kyc');
  const queries = useQueryClient();
  return (
    <DocumentsPanel
      documents={north.documents}
      titles={DOCUMENT_TITLES}
      heading={t('documents.title')}
      send={async (body) => {
        await send(identityChecksApi.addDocument, { body });
        await queries.invalidateQueries({ queryKey: checkKey('north') });
        return t('documents.added');
      }}
    />
  );
};
