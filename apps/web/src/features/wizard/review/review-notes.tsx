import { reviewApi } from '@cairn/contracts/campaigns/review/review.endpoints';
import { WIZARD_STEPS, type WizardStep } from '@cairn/contracts/campaigns/required-fields';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { Notice } from '../../../ui/layout/surface.js';
import { PersonText, TextLink } from '../../../ui/text/text.js';
import { draftKeys, type Draft } from '../queries.js';
import { stepPath } from '../steps.js';
import { stepOf, wordWithoutField } from './note-places.js';
import css from './review-notes.module.css';

type Notes = ReadonlyMap<string, string>;
const NotesContext = createContext<Notes>(new Map());

/** Reads what the review noted about single fields, where the campaign came back from it. */
export const ReviewNotesProvider = ({ draft, children }: { draft: Draft | undefined; children: ReactNode }) => {
  const id = draft?.id ?? '';
  const { data } = useQuery({
    queryKey: [...draftKeys.one(id), 'review'],
    queryFn: () => send(reviewApi.answer, { params: { campaignId: id } }),
    enabled: Boolean(draft?.declineReason),
  });
  const notes = useMemo(() => new Map(data?.notes.map(({ field, note }) => [field, note])), [data]);
  return <NotesContext value={notes}>{children}</NotesContext>;
};

/** What the review noted about a field, below it. */
export const ReviewNote = ({ field }: { field: string }) => {
  const { t } = useTranslation('wizard');
  const note = useContext(NotesContext).get(field);
  if (note === undefined) return null;
  return (
    <p className={css.note} role="note" aria-label={t('review.note')}>
      <IconPencil size={16} stroke={1.75} aria-hidden />
      <span dir="auto">{note}</span>
    </p>
  );
};

interface ReviewNoticeProps {
  draft: Draft;
  here: WizardStep;
}

/** The message of the review, the notes of this step that stand beside no field, and the other steps that have some. */
export const ReviewNotice = ({ draft, here }: ReviewNoticeProps) => {
  const { t } = useTranslation('wizard');
  const notes = useContext(NotesContext);
  const { declineReason: reason, changesRequested } = draft;
  if (!reason) return null;
  const steps = new Set([...notes.keys()].map((field) => stepOf(field)));
  const others = WIZARD_STEPS.filter((step) => step !== here && steps.has(step));
  const above = [...notes].flatMap(([field, note]) => {
    const word = wordWithoutField(field);
    return word === null || stepOf(field) !== here ? [] : [{ field, word, note }];
  });
  return (
    <Notice tone="warning">
      <p>
        <strong>{t(changesRequested ? 'review.requested' : 'checklist.declined')}</strong>
      </p>
      <PersonText>{reason}</PersonText>
      {above.map(({ field, word, note }) => (
        <p key={field}>
          <strong>{t(`review.words.${word}`)}</strong> <span dir="auto">{note}</span>
        </p>
      ))}
      {others.length > 0 && (
        <p>
          {t('review.others')}{' '}
          {others.map((step) => (
            <TextLink key={step} to={stepPath(step, draft.id)}>
              {t(`steps.${step}`)}
            </TextLink>
          ))}
        </p>
      )}
    </Notice>
  );
};
