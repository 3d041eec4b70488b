import { DOCUMENT_TITLE_MAX } from '@cairn/contracts/campaigns/files/document-options';
import { SHEET_FIELD } from '@cairn/contracts/campaigns/wizard/completeness';
import { documentsApi } from '@cairn/contracts/campaigns/files/documents.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';

import { Stack } from '../../../ui/layout/layout.js';
import { Notice, Rows } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { checklistQuery } from '../queries.js';
import { useReportedValue } from '../typed-step.js';
import { DocumentItem } from './document-item.js';
import { DOCUMENT_TYPES_TAKEN } from './document-kinds.js';
import { useExtra, type Document } from './queries.js';
import { UploadField } from './upload-field.js';

/** A document is named after its file until its owner names it. */
const titleOf = ({ name }: File): string => name.replace(/\.\w{2,5}$/, '').slice(0, DOCUMENT_TITLE_MAX) || name;

/** The documents of a campaign: added, named, shown to everybody or on request, and removed. */
export const DocumentsPart = ({ campaignId, documents }: { campaignId: string; documents: readonly Document[] }) => {
  const { t } = useTranslation('wizard');
  const { data: checklist } = useQuery(checklistQuery(campaignId));
  const extras = checklist?.steps.find(({ step }) => step === 'extras');
  const asksSheet = extras?.fields.includes(SHEET_FIELD) ?? false;
  const hasSheet = asksSheet && extras?.missing.includes(SHEET_FIELD) === false;
  useReportedValue(SHEET_FIELD, asksSheet ? hasSheet : null);
  const add = useExtra(campaignId, (file: File) => {
    const body = new FormData();
    body.set('title', titleOf(file));
    body.set('visibility', 'public');
    body.set('file', file);
    return send(documentsApi.add, { params: { campaignId }, body });
  });
  return (
    <Stack as="section" gap={4}>
      <h2>{t('extras.documents.title')}</h2>
      {asksSheet && !hasSheet && <Notice tone="info">{t('extras.documents.sheet')}</Notice>}
      {documents.length === 0 ? (
        <Text muted>{t('extras.documents.none')}</Text>
      ) : (
        <Rows>
          {documents.map((document) => (
            <DocumentItem key={document.id} campaignId={campaignId} document={document} />
          ))}
        </Rows>
      )}
      <UploadField
        label={t('extras.documents.add')}
        placeholder={t('extras.documents.add')}
        description={t('extras.documents.note')}
        accept={DOCUMENT_TYPES_TAKEN}
        error={add.error}
        isPending={add.isPending}
        onFile={(file) => add.mutate(file)}
      />
    </Stack>
  );
};
