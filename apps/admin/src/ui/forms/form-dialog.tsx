import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useSay } from '../../lib/words/words.js';
import css from './decisions.module.css';
import type { SentForm } from './use-sent-form.js';

interface FormDialogProps {
  form: SentForm;
  title: string;
  /** What sending it does. */
  body?: ReactNode;
  confirm: string;
  isWide?: boolean;
  /** Nothing can be sent yet. */
  isIncomplete?: boolean;
  /** Reads again what the form began with, where somebody else may change it meanwhile. */
  reread?: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page. It cannot be closed while it is being sent. */
export const FormDialog = (props: FormDialogProps) => {
  const { form, title, body, confirm, isWide = false, isIncomplete = false, reread, onClose, children } = props;
  const say = useSay();
  const id = useId();
  const { isBusy, errors, submit, readAgain } = form;
  const fields = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(false);
  // The first field that was refused may be out of sight.
  useEffect(() => {
    if (wasBusy.current && !isBusy) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={`${id}-title`} fullWidth={isWide}>
      <form ref={fields} onSubmit={submit} noValidate className={css.form}>
        <DialogTitle id={`${id}-title`} component="h2">
          {title}
        </DialogTitle>
        <DialogContent className={css.content}>
          {body !== undefined && <div>{body}</div>}
          {children}
          {errors.other}
        </DialogContent>
        <DialogActions>
          <Button type="button" color="inherit" onClick={onClose} disabled={isBusy}>
            {say('dialog.back')}
          </Button>
          {reread !== undefined && errors.isOvertaken ? (
            <Button key="reread" type="button" variant="contained" disabled={isBusy} onClick={() => readAgain(reread)}>
              {say('dialog.reread')}
            </Button>
          ) : (
            <Button
              key="confirm"
              type="submit"
              variant="contained"
              disabled={isBusy || isIncomplete}
              aria-busy={isBusy}
            >
              {isBusy ? say('dialog.busy') : confirm}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
};
