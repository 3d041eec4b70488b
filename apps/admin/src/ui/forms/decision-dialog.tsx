import { ApiError } from '@cairn/client';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useContext, useId, useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { useSay } from '../../lib/words/words.js';
import type { Decision } from './decision.js';
import css from './decisions.module.css';
import { Choice } from './field.js';
import { StepsContext } from '../layout/steps.js';
import { ErrorNotice } from '../records/notice.js';

interface DecisionDialogProps {
  decision: Decision;
  /** The text typed before the record was reloaded. */
  typed?: string | undefined;
  /** Called with what was typed once the record was reloaded. */
  onReread?: (typed: string) => void;
  onClose: () => void;
}

/**
 * The question before an act. Nothing on the screen changes until the server accepts; a refusal is shown
 * here, and what was typed is kept, also while a record that has changed is read again.
 */
export const DecisionDialog = ({ decision, typed = '', onReread, onClose }: DecisionDialogProps) => {
  const { field, reread } = decision;
  const say = useSay();
  const notify = useNotify();
  const id = useId();
  const steps = useContext(StepsContext);
  const [text, setText] = useState(typed);
  const [isWrong, setIsWrong] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const act = async (work: () => Promise<unknown>): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      await work();
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  const decide = () =>
    act(async () => {
      if (decision.stays !== true) steps?.onDecided();
      const result = await decision.run(text.trim());
      const done = typeof decision.done === 'function' ? decision.done(result) : decision.done;
      // The sentence is ready; without a default of its own the toast would look it up as a key.
      if (done !== null) notify(done, { type: 'success', autoHideDuration: 5000, messageArgs: { _: done } });
    });
  const readAgain = () =>
    act(async () => {
      await reread?.();
      onReread?.(text);
      notify(say('dialog.reread_done'), { messageArgs: { _: say('dialog.reread_done') } });
    });
  const isOvertaken = reread !== undefined && failure instanceof ApiError && failure.code === 'review.overtaken';

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isShort = field !== null && text.trim().length < field.min;
    setIsWrong(isShort);
    if (!isShort) void decide();
  };

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={`${id}-title`}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`} component="h2">
          {decision.title}
        </DialogTitle>
        <DialogContent className={css.content}>
          <div>{decision.body}</div>
          {field !== null && (
            <div className={css.field}>
              {field.templates && (
                <Choice
                  label={field.templates.label}
                  value=""
                  onChange={setText}
                  options={[
                    { value: '', label: field.templates.none },
                    ...field.templates.texts.map((one) => ({ value: one.text, label: one.name })),
                  ]}
                />
              )}
              <label htmlFor={`${id}-text`}>{field.label}</label>
              <TextField
                id={`${id}-text`}
                value={text}
                onChange={(event) => setText(event.target.value)}
                error={isWrong}
                multiline={field.multiline}
                minRows={field.multiline ? 3 : undefined}
                fullWidth
                autoComplete="off"
                slotProps={{
                  htmlInput: {
                    maxLength: field.max,
                    dir: 'auto',
                    'aria-describedby': `${id}-help`,
                    'aria-required': field.min > 0,
                  },
                }}
              />
              <p id={`${id}-help`} className={isWrong ? css.wrong : css.help}>
                {isWrong ? say('dialog.too_short', { min: field.min }) : field.help}
              </p>
            </div>
          )}
          {failure !== null && <ErrorNotice error={failure} />}
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose} disabled={isBusy}>
            {say('dialog.back')}
          </Button>
          {isOvertaken ? (
            <Button key="reread" type="button" variant="contained" onClick={() => void readAgain()}>
              {say('dialog.reread')}
            </Button>
          ) : (
            <Button
              key="confirm"
              type="submit"
              variant={decision.tone === 'danger' ? 'outlined' : 'contained'}
              color={decision.tone === 'danger' ? 'error' : 'primary'}
              disabled={isBusy}
              aria-busy={isBusy}
            >
              {isBusy ? say('dialog.busy') : decision.confirm}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};
