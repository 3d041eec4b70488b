import { ApiError } from '@cairn/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CodeForm } from '../../../features/agreements/components/code-form.js';
import { CertificateFacts } from '../../../features/agreements/components/certificate-facts.js';
import { checkQuery, type Checked } from '../../../features/agreements/queries.js';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { PaperSkeleton } from '../../../ui/feedback/paper-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Stack } from '../../../ui/layout/layout.js';
import { NarrowPage } from '../../../ui/layout/narrow-page.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text, TextLink } from '../../../ui/text/text.js';

/** What the reader compares with the paper. */
const compareWith = ({ holder, nameShown }: Checked) => {
  if (holder === null) return 'verify.hidden';
  return nameShown ? 'verify.note' : 'verify.initials';
};

/** Whether a share certificate is what the register says, to whoever has its code. */
const VerifyCertificate = () => {
  const { t } = useTranslation('agreements');
  const { code = '' } = useParams();
  const query = useQuery(checkQuery(code));
  useTitle(t('verify.title'));
  const isUnknown = query.error instanceof ApiError && query.error.status === 404;
  return (
    <NarrowPage>
      {isUnknown ? (
        <Stack gap={6}>
          <EmptyState isPage picture="no-match" title={t('verify.unknown')}>
            {t('verify.unknownHint')}
          </EmptyState>
          <CodeForm key={code} code={code} />
        </Stack>
      ) : (
        <QueryBoundary query={query} pending={<PaperSkeleton />}>
          {(certificate) => (
            <Stack gap={6}>
              <PageHeader title={t('verify.title')} lede={t('verify.lede')} />
              <Notice tone={certificate.status === 'valid' ? 'success' : 'warning'}>
                {t(`verify.${certificate.status}`)}
              </Notice>
              <CertificateFacts certificate={certificate} holder={certificate.holder} />
              <Text as="p" size="small" muted>
                {t(compareWith(certificate))}
              </Text>
              {certificate.campaignSlug !== null && (
                <TextLink to={paths.campaign(certificate.campaignSlug)}>
                  <bdi>{certificate.campaignName}</bdi>
                </TextLink>
              )}
              <CodeForm key={code} code={certificate.code} />
            </Stack>
          )}
        </QueryBoundary>
      )}
    </NarrowPage>
  );
};

export default VerifyCertificate;
