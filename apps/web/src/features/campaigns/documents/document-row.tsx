import { documentsApi } from '@cairn/contracts/campaigns/files/documents.endpoints';
import { IconFileText, IconLock } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { fetchFile } from '../../../lib/api/api.js';
import { useSession } from '../../../lib/api/session.js';
import { formatFileSize } from '../../../lib/format/file-size.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { paths } from '../../../lib/page/paths.js';
import { saveFile } from '../../../lib/page/save-file.js';
import { Icon } from '../../../ui/brand/icon.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Text, TextButton, TextLink } from '../../../ui/text/text.js';
import { AskAccess } from './ask-access.js';
import type { PageDocument } from './queries.js';

interface DocumentProps {
  campaignId: string;
  document: PageDocument;
}

/** What stands between this reader and the document; null for nothing. */
const AccessNote = ({ document: { access, accessUntil, declineReason } }: Pick<DocumentProps, 'document'>) => {
  const { t } = useTranslation('campaign');
  const siteDate = useSiteDate();
  const date = accessUntil === null ? '' : siteDate(accessUntil, 'date');
  if (access === 'open') return null;
  const words = {
    none: t('documents.private'),
    requested: t('documents.requested'),
    granted: t('documents.granted', { date }),
    declined: t('documents.declined', { reason: declineReason ?? '' }),
    expired: t('documents.expired', { date }),
  };
  return (
    <Text size="small" muted>
      {words[access]}
    </Text>
  );
};

const Open = ({ campaignId, document: { id, title, contentType } }: DocumentProps) => {
  const { t } = useTranslation('campaign');
  const open = useMutation({
    mutationFn: () => fetchFile(documentsApi.file, { params: { campaignId, id }, query: {} }),
    onSuccess: (file) => saveFile(file, `${title}.${contentType === 'application/pdf' ? 'pdf' : 'webp'}`),
  });
  return (
    <>
      <TextButton
        disabled={open.isPending}
        aria-busy={open.isPending}
        aria-label={t('documents.openOf', { title })}
        onClick={() => open.mutate()}
      >
        {t('documents.open')}
      </TextButton>
      <RefusalNotice error={open.error} />
    </>
  );
};

/** One document: what it is, and how this reader opens it or asks for it. */
export const DocumentRow = ({ campaignId, document }: DocumentProps) => {
  const { t, i18n } = useTranslation('campaign');
  const siteDate = useSiteDate();
  const isSignedIn = useSession() !== null;
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const { access, title, documentType, contentType, size, version, uploadedAt } = document;
  const mayOpen = access === 'open' || access === 'granted';
  const mayAsk = access === 'none' || access === 'declined' || access === 'expired';
  return (
    <li>
      <Row between flow top>
        <Row top className={layoutCss.grow}>
          <Icon of={mayOpen ? IconFileText : IconLock} />
          <Stack gap={1}>
            <Text strong>
              <bdi>{title}</bdi>
            </Text>
            <Text size="small" muted>
              {t('documents.about', {
                type: t(`documents.types.${documentType}`),
                format: contentType === 'application/pdf' ? 'PDF' : t('documents.picture'),
                size: formatFileSize(size, i18n.language),
                version,
                date: siteDate(uploadedAt, 'date'),
              })}
            </Text>
            <AccessNote document={document} />
          </Stack>
        </Row>
        {mayOpen && <Open campaignId={campaignId} document={document} />}
        {mayAsk && isSignedIn && !isAsking && (
          <TextButton aria-label={t('documents.askOf', { title })} onClick={() => setAsking(true)}>
            {t('documents.ask')}
          </TextButton>
        )}
        {mayAsk && !isSignedIn && (
          <TextLink to={paths.login} state={{ from: `${pathname}#documents` }}>
            {t('documents.signIn')}
          </TextLink>
        )}
      </Row>
      {isAsking && mayAsk && <AskAccess campaignId={campaignId} document={document} onClose={() => setAsking(false)} />}
    </li>
  );
};
