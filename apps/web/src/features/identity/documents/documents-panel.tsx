import type { IdentityDocument } from '@cairn/contracts/kyc/identity-check.replies';
import { DOCUMENT_TITLES, type DocumentTitle } from '@cairn/contracts/kyc/identity-check.requests';
import { PAPER_PAGES, type PaperPage } from '@cairn/contracts/kyc/identity-papers';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { FileButton, NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import css from '../components/check.module.css';

type Title = DocumentTitle | PaperPage;

const TITLES: readonly string[] = [...DOCUMENT_TITLES, ...PAPER_PAGES];
const isTitle = (title: string): title is Title => TITLES.includes(title);

interface DocumentsPanelProps {
  /** What was handed in. */
  documents: readonly Wire<IdentityDocument>[];
  /** What can be handed in; the first is offered. */
  titles: readonly [Title, ...Title[]];
  heading: string;
  /** Hands the form in, and reads the documents again. @returns what is told once the document has arrived */
  send: (form: FormData) => Promise<string>;
  children?: ReactNode;
}

/** Documents of identity: those that were handed in, and a way to add one. */
export const DocumentsPanel = ({ documents, titles, heading, send, children }: DocumentsPanelProps) => {
  const { t } = useTranslation('kyc');
  const siteDate = useSiteDate();
  const [chosen, setChosen] = useState<Title | null>(null);
  const title = chosen ?? titles[0];
  const add = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('title', title);
      form.append('document', file);
      return send(form);
    },
    onSuccess: (message) => {
      setChosen(null);
      notifications.show({ message });
    },
  });
  return (
    <Panel as="section">
      <Stack>
        <h2 className={textCss.title3}>{heading}</h2>
        {children}
        {documents.length > 0 && (
          <ul className={css.list}>
            {documents.map(({ id, title: kind, name, sentAt }) => (
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
              if (isTitle(value)) setChosen(value);
            }}
            data={titles.map((value) => ({ value, label: t(`documents.kinds.${value}`) }))}
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
