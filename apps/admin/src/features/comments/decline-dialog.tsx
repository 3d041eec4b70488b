import { COMMENT_GUIDELINES, LONGEST_DECLINE_NOTE, type CommentGuideline } from '@cairn/contracts';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, type FormEvent } from 'react';
import { useSay } from '../../lib/words/words.js';
import { Choice, TextBox } from '../../ui/forms/field.js';
import css from './comments.module.css';
import { ErrorNotice } from '../../ui/records/notice.js';

interface DeclineDialogProps {
  name: string;
  /** Rejects with the server's refusal, which stays in the dialog. */
  onDecline: (guideline: CommentGuideline, note: string) => Promise<unknown>;
  onClose: () => void;
}

/** Which guideline a comment breaks, and a note to its author. */
export const DeclineDialog = ({ name, onDecline, onClose }: DeclineDialogProps) => {
  const say = useSay();
  const id = useId();
  const [guideline, setGuideline] = useState<CommentGuideline>(COMMENT_GUIDELINES[0]);
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const submit = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      await onDecline(guideline, note.trim());
      onClose();
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id={`${id}-title`} component="h2">
          {say('comments.decline_title', { name })}
        </DialogTitle>
        <DialogContent className={css.content}>
          <p>{say('comments.decline_body')}</p>
          <Choice
            label={say('comments.guideline')}
            value={guideline}
            onChange={(chosen) => setGuideline(COMMENT_GUIDELINES.find((one) => one === chosen) ?? guideline)}
            options={COMMENT_GUIDELINES.map((code) => ({ value: code, label: say(`comments.guidelines.${code}`) }))}
          />
          <TextBox
            label={say('comments.note')}
            help={say('comments.note_help')}
            value={note}
            onChange={setNote}
            lines={3}
            max={LONGEST_DECLINE_NOTE}
          />
          {failure !== null && <ErrorNotice error={failure} />}
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose} disabled={isBusy}>
            {say('dialog.back')}
          </Button>
          <Button type="submit" variant="outlined" color="error" disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? say('dialog.busy') : say('comments.decline')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
