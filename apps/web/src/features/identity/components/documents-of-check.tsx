import { identityChecksApi } from '@cairn/contracts/kyc/identity-checks.endpoints';
import { DOCUMENT_TITLES, type DocumentTitle } from '@cairn/contracts/kyc/identity-check.requests';
import { FileButton, NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { checkKey, type North } from '../checks.js';
import css from './check.module.css';

const isTitle = (title: string): title is DocumentTitle => DOCUMENT_TITLES.some((known) => known === title);

/** Documents that the provider may ask for, and those that were handed in. */
export const DocumentsOfCheck = ({ north }: { north: North }) => {
  const { t } = useTranslation('kyc');
  const siteDate = useSiteDate();
  const queries = useQueryClient();
  const [title, setTitle] = useState<DocumentTitle>('passport');
  const add = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.append('title', title);
      body.append('document', file);
      return send(identityChecksApi.addDocument, { body });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: checkKey('north') });
      notifications.show({ message: t('documents.added') });
    },
  });
  return (
    <Panel as="section">
      <Stack>
        <h2 className={textCss.title3}>{t('documents.title')}</h2>
        {north.documents.length > 0 && (
          <ul className={css.list}>
            {north.documents.map(({ id, title: kind, name, sentAt }) => (
              <li key={id}>
                {isTitle(kind) ? t(`documents.kinds.${kind}`) : kind} · <bdi>{name}</bdi> ·{' '}
                {t('documents.sent', { date: siteDate(sentAt) })}
              </li>
            ))}
          </ul>
        )}
        <Row flow>
          <NativeSelect
            label={t('documents.kind')}
            value={title}
            onChange={({ currentTarget: { value } }) => {
              if (isTitle(value)) setTitle(value);
            }}
            data={DOCUMENT_TITLES.map((value) => ({ value, label: t(`documents.kinds.${value}`) }))}
          />
          <FileButton accept="application/pdf,image/*" onChange={(file) => file && add.mutate(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={add.isPending}>
                {t('documents.add')}
              </Button>
            )}
          </FileButton>
        </Row>
        <Text size="small" muted>
          {t('documents.file')}
        </Text>
        <RefusalNotice error={add.error} />
      </Stack>
    </Panel>
  );
};
