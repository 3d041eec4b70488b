import { communicationAdminApi, type Wire } from '@cairn/contracts';
import type { MailTemplate, MailTemplateWords } from '@cairn/contracts/communication/console.replies';
import { Button, TextField } from '@mui/material';
import { ApiError } from '@cairn/client';
import { Fragment, useEffect, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useClient } from '../../lib/data/client.js';
import { useRefresh } from '../../lib/data/reads.js';
import { directionOf } from '../../lib/format/format.js';
import { useSay } from '../../lib/words/words.js';
import { useKeptDraft } from '../../ui/forms/use-kept-draft.js';
import { LeaveGuard } from '../../ui/forms/leave-guard.js';
import { Notice } from '../../ui/records/notice.js';
import { Code } from '../../ui/records/text.js';
import { useFieldErrors } from '../../ui/forms/field-errors.js';
import { MailFrame } from './mail-frame.js';
import css from './mails.module.css';
import { SavedWords } from './saved-words.js';
import { useMailPreview } from './use-mail-preview.js';

interface MailWordsFormProps {
  template: Wire<MailTemplate>;
  words: Wire<MailTemplateWords>;
}

/** The typed text, and the version that it changes; null for the current one. */
interface TypedWords {
  subject: string;
  body: string;
  version: string | null;
}

/** Words of one language, and the mail they make. What equals the product's own is kept as the product's own. */
export const MailWordsForm = ({ template, words }: MailWordsFormProps) => {
  const say = useSay();
  const notify = useNotify();
  const client = useClient();
  const refresh = useRefresh('mail-templates');
  const id = useId();
  const errors = useFieldErrors();
  const waiting = useKeptDraft<TypedWords>(`mail/${template.id}/${words.language}`);
  const [typed, setTyped] = useState(waiting.kept);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { subject, body } = typed ?? words;
  const type = (more: Partial<TypedWords>): void =>
    setTyped({ subject, body, version: typed === null ? words.version : typed.version, ...more });
  const { language, ownSubject, ownBody } = words;
  const asked = {
    language,
    subject: subject.trim() === ownSubject ? null : subject.trim(),
    body: body.trim() === ownBody ? null : body.trim(),
  };
  const preview = useMailPreview(template.id, asked);
  const params = { id: template.id };
  const isChanged = subject !== words.subject || body !== words.body;
  useEffect(() => waiting.keep(isChanged ? typed : null));

  const act = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    setIsBusy(true);
    errors.clear();
    try {
      await work();
      notify(done, { type: 'success', autoHideDuration: 5000, messageArgs: { _: done } });
    } catch (error) {
      errors.take(error);
      setIsOvertaken(error instanceof ApiError && error.code === 'mail.overtaken');
    } finally {
      setIsBusy(false);
    }
  };
  const save = (wanted: typeof asked) =>
    act(async () => {
      const version = typed?.version ?? words.version;
      await client.send(communicationAdminApi.changeMailTemplate, { params, body: { ...wanted, version } });
      await refresh();
      setTyped(null);
    }, say('mails.saved'));
  const showOther = async (): Promise<void> => {
    await refresh();
    type({ version: null });
    setIsOvertaken(false);
    errors.clear();
  };
  const test = () =>
    act(() => client.send(communicationAdminApi.testMail, { params, body: asked }), say('mails.test_sent'));

  const field = (name: 'subject' | 'body', value: string, rows?: number) => (
    <div className={css.field}>
      <label htmlFor={`${id}-${name}`}>{say(`mails.${name}`)}</label>
      <TextField
        id={`${id}-${name}`}
        fullWidth
        value={value}
        error={errors.of(name) !== undefined}
        helperText={errors.of(name)}
        onChange={(event) => type({ [name]: event.target.value })}
        multiline={rows !== undefined}
        minRows={rows}
        slotProps={{
          htmlInput: { dir: directionOf(language), lang: language, maxLength: name === 'subject' ? 160 : 2000 },
        }}
      />
    </div>
  );

  return (
    <div className={css.columns}>
      <LeaveGuard isDirty={isChanged && !isBusy} />
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(asked);
        }}
      >
        {waiting.kept !== null && isChanged && <Notice tone="info">{say('unsaved.kept')}</Notice>}
        {field('subject', subject)}
        {field('body', body, 6)}
        <p className={css.hint}>
          {say('mails.placeholders')}{' '}
          {template.placeholders.map((name) => (
            <Fragment key={name}>
              <Code>{`{{${name}}}`}</Code>{' '}
            </Fragment>
          ))}
        </p>
        {errors.other}
        {isOvertaken && (
          <Button color="inherit" onClick={() => void showOther()}>
            {say('mails.show_other')}
          </Button>
        )}
        {typed?.version === null && <SavedWords words={words} />}
        <div className={css.acts}>
          <Button type="submit" variant="contained" disabled={!isChanged || isBusy}>
            {say('mails.save')}
          </Button>
          <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => void test()}>
            {say('mails.send_test')}
          </Button>
          {words.changed && (
            <Button
              color="inherit"
              disabled={isBusy}
              onClick={() => void save({ language, subject: null, body: null })}
            >
              {say('mails.back_to_own')}
            </Button>
          )}
        </div>
      </form>
      <MailFrame preview={preview} label={say('mails.preview')} />
    </div>
  );
};
