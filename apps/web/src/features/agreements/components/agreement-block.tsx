import { agreementsApi } from '@cairn/contracts/agreements/agreements.endpoints';
import { ApiError } from '@cairn/client';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/api.js';
import { fetchedPart } from '../../../lib/api/fetched-part.js';
import { languageOf } from '../../../lib/format/format.js';
import { Fingerprint } from '../../../ui/data/fingerprint.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Deed, Notice, Terms } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { agreementQuery, nextAgreementQuery, type Agreed } from '../queries.js';
import { AgreementSheet } from './agreement-sheet.js';
import { SavePdf } from './save-pdf.js';

const SignAgreement = fetchedPart(() => import('./sign-agreement.js'));

const Download = ({ investmentId, fileName }: Agreed) => {
  const { t } = useTranslation('agreements');
  return (
    <SavePdf
      fileName={fileName}
      fetch={() => fetchFile(agreementsApi.read, { params: { investmentId }, query: { format: 'pdf' } })}
    >
      {t('download')}
    </SavePdf>
  );
};

interface ReaderProps {
  investmentId: string;
  onSigned?: () => unknown;
}

/** The text, and the button under it that signs it. */
export const AgreementReader = ({ investmentId, onSigned }: ReaderProps) => {
  const { t, i18n } = useTranslation('agreements');
  const query = useQuery(nextAgreementQuery(investmentId, languageOf(i18n.language)));
  const [isOpen, setOpen] = useState(false);
  const [change, setChange] = useState<unknown>(null);
  const readAgain = async (refusal: unknown): Promise<void> => {
    await query.refetch();
    setChange(refusal);
    setOpen(false);
  };
  return (
    <QueryBoundary query={query} pending={<Skeleton height="20rem" />}>
      {(agreement) => (
        <Stack>
          <RefusalNotice error={change} />
          <AgreementSheet agreement={agreement} />
          <Row flow>
            <Button changes onClick={() => setOpen(true)}>
              {t('sign')}
            </Button>
            <SavePdf
              fileName={agreement.fileName}
              fetch={() =>
                fetchFile(agreementsApi.generate, {
                  body: { investmentId, language: agreement.language },
                  query: { format: 'pdf' },
                })
              }
            >
              {t('download')}
            </SavePdf>
          </Row>
          {isOpen && (
            <Suspense fallback={null}>
              <SignAgreement
                agreement={agreement}
                onSigned={onSigned}
                onChanged={readAgain}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
        </Stack>
      )}
    </QueryBoundary>
  );
};

const ToSign = ({ agreement }: { agreement: Agreed }) => {
  const { t } = useTranslation('agreements');
  const [isReading, setReading] = useState(false);
  if (isReading) return <AgreementReader investmentId={agreement.investmentId} />;
  return (
    <Stack>
      <Text as="p" muted>
        {t('unsigned')}
      </Text>
      <Row flow>
        <Button changes onClick={() => setReading(true)}>
          {t('read')}
        </Button>
      </Row>
    </Stack>
  );
};

/** What was signed, by whom and when, and its bytes. */
export const SignedAgreement = ({ agreement }: { agreement: Agreed }) => {
  const { t } = useTranslation('agreements');
  const { signedAt, signatureType, countersignedAt, countersignedBy, sha256, signerName, signingPerson } = agreement;
  return (
    <Deed>
      <Terms
        items={[
          { term: t('document'), value: agreement.title },
          ...(signingPerson === null ? [] : [{ term: t('signedFor'), value: <bdi>{signerName}</bdi> }]),
          { term: t('signedBy'), value: <bdi>{signingPerson ?? signerName}</bdi> },
          { term: t('signedAt'), value: signedAt && <SiteDate value={signedAt} format="moment" /> },
          { term: t('kind'), value: signatureType && t(`kinds.${signatureType}`) },
          {
            term: t('company'),
            value:
              countersignedAt === null ? (
                t('companyWaits')
              ) : (
                <>
                  <bdi>{countersignedBy}</bdi> · <SiteDate value={countersignedAt} format="moment" />
                </>
              ),
          },
          { term: t('fileFingerprint'), value: <Fingerprint>{sha256}</Fingerprint> },
        ]}
      />
      <Text as="p" size="small" muted>
        {t('fingerprintNote')}
      </Text>
    </Deed>
  );
};

/** S-09: the agreement of an investment: read, signed, and available again as it was signed. */
export const AgreementBlock = ({ investmentId }: { investmentId: string }) => {
  const { t, i18n } = useTranslation('agreements');
  const query = useQuery({ ...agreementQuery(investmentId, i18n.language), retry: false });
  // Of an investment that ended before anything was signed there is none.
  if (query.error instanceof ApiError && query.error.status === 404) return null;
  return (
    <Stack as="section" gap={4}>
      <h2 className={textCss.title3}>{t('title')}</h2>
      <QueryBoundary query={query} pending={<Skeleton height="10rem" />}>
        {(agreement) =>
          agreement.status === 'unsigned' ? (
            <ToSign agreement={agreement} />
          ) : (
            <Stack>
              {agreement.outdated && <Notice tone="warning">{t('outdated')}</Notice>}
              <SignedAgreement agreement={agreement} />
              <Row flow>
                <Download {...agreement} />
              </Row>
              {agreement.outdated && <ToSign agreement={agreement} />}
            </Stack>
          )
        }
      </QueryBoundary>
    </Stack>
  );
};
