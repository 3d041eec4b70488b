import { kycApi } from '@cairn/contracts/kyc/kyc.endpoints';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { fetchFile } from '../../../lib/api/api.js';
import { saveFile } from '../../../lib/page/save-file.js';
import { fetchedPart } from '../../../lib/api/fetched-part.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Icon } from '../../../ui/brand/icon.js';
import { ContractClauses, ContractSheet } from '../../../ui/layout/contract-sheet.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Deed, Terms } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { contractQuery, type Agreed } from '../queries.js';
import { Fingerprint } from '../../../ui/data/fingerprint.js';

const SignDialog = fetchedPart(() => import('./sign-dialog.js'));

const Download = ({ contract }: { contract: Agreed }) => {
  const { t } = useTranslation('accreditation');
  const download = useMutation({
    mutationFn: () => fetchFile(kycApi.accreditationContract, { query: { format: 'pdf' } }),
    onSuccess: (file) => saveFile(file, contract.fileName),
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconFileDownload} size="small" />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('download')}
      </Button>
      <RefusalNotice error={download.error} />
    </>
  );
};

/** The text of the document, to read here; the document itself is signed. */
const ToSign = ({ contract, appliedAt }: { contract: Agreed; appliedAt: string }) => {
  const { t } = useTranslation('accreditation');
  const [isOpen, setOpen] = useState(false);
  const parts = [
    { title: t('stated'), items: contract.statements },
    { title: t('agreed'), items: contract.clauses },
  ];
  return (
    <Stack>
      <Text as="p" muted>
        {t('lede')}
      </Text>
      <ContractSheet>
        <Text size="small" muted>
          {t('sheet.on')} <SiteDate value={appliedAt} />
        </Text>
        <h3>{contract.title}</h3>
        <Deed>
          <Stack gap={5}>
            {parts.map(({ title, items }) => (
              <Stack key={title} gap={3}>
                <h4>{title}</h4>
                <ContractClauses gap={3}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ContractClauses>
              </Stack>
            ))}
          </Stack>
        </Deed>
      </ContractSheet>
      <Row flow>
        <Button onClick={() => setOpen(true)}>{t('open')}</Button>
        <Download contract={contract} />
      </Row>
      {isOpen && (
        <Suspense fallback={null}>
          <SignDialog contract={contract} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
};

const Signed = ({ contract }: { contract: Agreed }) => {
  const { t } = useTranslation('accreditation');
  return (
    <Stack>
      <Deed>
        <Terms
          items={[
            { term: t('signedBy'), value: <bdi>{contract.signerName}</bdi> },
            { term: t('signedAt'), value: contract.signedAt && <SiteDate value={contract.signedAt} format="moment" /> },
            { term: t('kind'), value: contract.signatureType && t(`kinds.${contract.signatureType}`) },
            { term: t('fingerprint'), value: <Fingerprint>{contract.sha256}</Fingerprint> },
          ]}
        />
      </Deed>
      <Row>
        <Download contract={contract} />
      </Row>
    </Stack>
  );
};

/** S-09: the agreement that belongs to an application: read, signed, and available again as it was signed. */
export const Agreement = ({ appliedAt }: { appliedAt: string }) => {
  const { t, i18n } = useTranslation('accreditation');
  const query = useQuery(contractQuery(i18n.language));
  return (
    <QueryBoundary query={query} pending={<FormSkeleton fields={3} />}>
      {(contract) =>
        contract && (
          <Stack as="section" gap={4}>
            <h3>{t('title')}</h3>
            {contract.status === 'signed' ? (
              <Signed contract={contract} />
            ) : (
              <ToSign contract={contract} appliedAt={appliedAt} />
            )}
          </Stack>
        )
      }
    </QueryBoundary>
  );
};
