import { MOST_COVERED_DOCUMENTS } from '@cairn/contracts/campaigns/covered/covered-roles';
import { coveredPersonsApi } from '@cairn/contracts/campaigns/covered/covered.endpoints';
import { FileButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../lib/api/api.js';
import { RefusalNotice } from '../../ui/feedback/refusal-notice.js';
import { Button } from '../../ui/inputs/button.js';
import { Row, Stack } from '../../ui/layout/layout.js';
import { Text, textCss } from '../../ui/text/text.js';
import { useCoveredChanged, type CoveredPerson } from './queries.js';

const TAKEN = 'application/pdf,image/png,image/jpeg,image/webp';

interface PersonDocumentsProps {
  campaignId: string;
  person: CoveredPerson;
}

/** Evidence about one person: added, and opened by whoever keeps the list. */
export const PersonDocuments = ({ campaignId, person: { id, documents } }: PersonDocumentsProps) => {
  const { t } = useTranslation('covered');
  const changed = useCoveredChanged(campaignId);
  const add = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.set('file', file);
      return send(coveredPersonsApi.addDocument, { params: { campaignId, id }, body });
    },
    onSuccess: changed,
  });
  return (
    <Stack gap={2}>
      {documents.map(({ id: documentId, name, link, state }) => (
        <Text key={documentId} as="div" size="small">
          {link === null ? (
            <bdi>{name}</bdi>
          ) : (
            <a className={textCss.link} href={link}>
              <bdi>{name}</bdi>
            </a>
          )}{' '}
          {state !== 'ready' && t(state)}
        </Text>
      ))}
      <Row flow>
        <FileButton accept={TAKEN} onChange={(file) => file && add.mutate(file)}>
          {(props) => (
            <Button
              {...props}
              variant="subtle"
              size="sm"
              loading={add.isPending}
              disabled={documents.length >= MOST_COVERED_DOCUMENTS}
            >
              {t('addDocument')}
            </Button>
          )}
        </FileButton>
        <Text size="small" muted>
          {t('documentNote')}
        </Text>
      </Row>
      <RefusalNotice error={add.error} />
    </Stack>
  );
};
