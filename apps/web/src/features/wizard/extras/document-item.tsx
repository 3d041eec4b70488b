import {
  DOCUMENT_TITLE_MAX,
  DOCUMENT_TYPES,
  DOCUMENT_VISIBILITIES,
} from '@cairn/contracts/campaigns/files/document-options';
import { documentsApi } from '@cairn/contracts/campaigns/files/documents.endpoints';
import type { ChangeDocumentRequest } from '@cairn/contracts/campaigns/files/documents.requests';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { FileButton, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { formatFileSize } from '../../../lib/format/file-size.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Button } from '../../../ui/inputs/button.js';
import { Segmented } from '../../../ui/inputs/segmented.js';
import { Columns, Row, Stack } from '../../../ui/layout/layout.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { DOCUMENT_TYPES_TAKEN } from './document-kinds.js';
import { useExtra, type Document } from './queries.js';
import { SavedText } from './saved-text.js';

interface DocumentItemProps {
  campaignId: string;
  document: Document;
}

/** One document, of which each field saves itself. */
export const DocumentItem = ({ campaignId, document }: DocumentItemProps) => {
  const { t, i18n } = useTranslation('wizard');
  const { id, title, documentType, visibility, version, size, state, link, openRequests } = document;
  const params = { campaignId, id };
  const change = useExtra(campaignId, (body: Wire<ChangeDocumentRequest> | FormData) =>
    send(documentsApi.change, { params, body }),
  );
  const remove = useExtra(campaignId, () => send(documentsApi.remove, { params }));
  const replace = (file: File | null): void => {
    if (!file) return;
    const body = new FormData();
    body.set('file', file);
    change.mutate(body);
  };
  return (
    <li>
      <Stack gap={3}>
        <Columns kind="pair">
          <SavedText
            label={t('extras.documents.titleField')}
            value={title}
            maxLength={DOCUMENT_TITLE_MAX}
            onSave={(text) => change.mutate({ title: text })}
          />
          <NativeSelect
            label={t('extras.documents.type')}
            value={documentType}
            data={DOCUMENT_TYPES.map((type) => ({ value: type, label: t(`extras.types.${type}`) }))}
            onChange={({ currentTarget }) =>
              change.mutate({ documentType: DOCUMENT_TYPES.find((type) => type === currentTarget.value) ?? 'other' })
            }
          />
        </Columns>
        <Text size="small" muted>
          {state === 'ready'
            ? t('extras.documents.about', {
                type: t(`extras.types.${documentType}`),
                size: formatFileSize(size, i18n.language),
                version,
              })
            : t(`extras.documents.${state}`)}
        </Text>
        {openRequests > 0 && <Text size="small">{t('extras.documents.requests', { count: openRequests })}</Text>}
        <Row between flow>
          <Segmented
            label={t('extras.documents.visibility')}
            value={visibility}
            options={DOCUMENT_VISIBILITIES.map((value) => ({ value, label: t(`extras.documents.${value}`) }))}
            onChange={(value) => change.mutate({ visibility: value })}
          />
          <Row flow>
            {link && (
              <a className={textCss.link} href={link}>
                {t('extras.contract.open')}
              </a>
            )}
            <FileButton accept={DOCUMENT_TYPES_TAKEN} onChange={replace}>
              {(props) => (
                <Button {...props} variant="subtle" size="sm" loading={change.isPending}>
                  {t('extras.documents.version')}
                </Button>
              )}
            </FileButton>
            <ConfirmAction
              size="sm"
              danger
              label={t('extras.contract.remove')}
              title={t('extras.documents.removeTitle', { title })}
              keep={t('extras.documents.keep')}
              onConfirm={() => remove.mutateAsync(undefined)}
            >
              <p>{t('extras.documents.removeText')}</p>
            </ConfirmAction>
          </Row>
        </Row>
        <RefusalNotice error={change.error} />
      </Stack>
    </li>
  );
};
