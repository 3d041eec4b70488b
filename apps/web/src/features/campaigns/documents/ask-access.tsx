import { ACCESS_NOTE_MAX } from '@cairn/contracts/campaigns/files/document-options';
import { documentsApi } from '@cairn/contracts/campaigns/files/documents.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { documentKeys, type PageDocument } from './queries.js';
import css from './documents.module.css';

interface AskAccessProps {
  campaignId: string;
  document: PageDocument;
  onClose: () => void;
}

/** Asks the owner for a private document, with a reason if one likes to give it. */
export const AskAccess = ({ campaignId, document: { id, title }, onClose }: AskAccessProps) => {
  const { t } = useTranslation('campaign');
  const queries = useQueryClient();
  const field = useId();
  const [note, setNote] = useState('');
  const ask = useMutation({
    mutationFn: () =>
      send(documentsApi.requestAccess, { params: { campaignId, id }, body: { note: note.trim() || null } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: documentKeys.of(campaignId) });
      onClose();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask.mutate();
  };
  return (
    <form onSubmit={submit} className={css.ask} aria-label={t('documents.askOf', { title })}>
      <Stack gap={3}>
        <label htmlFor={field}>{t('documents.note')}</label>
        <textarea
          id={field}
          className={css.note}
          dir="auto"
          rows={2}
          maxLength={ACCESS_NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <RefusalNotice error={ask.error} />
        <Row flow>
          <Button type="submit" size="sm" loading={ask.isPending}>
            {t('documents.send')}
          </Button>
          <Button variant="subtle" size="sm" onClick={onClose}>
            {t('documents.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
