import { ApiError } from '@cairn/client';
import { commentLifecycle, commentsAdminApi, type CommentGuideline, type Wire } from '@cairn/contracts';
import type { ModeratedComment } from '@cairn/contracts/campaigns/discussion/comments.admin.replies';
import { Button } from '@mui/material';
import { useContext, useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useClient } from '../../lib/data/client.js';
import { useMay } from '../../lib/data/reader.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { StepsContext } from '../../ui/layout/steps.js';
import { ErrorNotice } from '../../ui/records/notice.js';
import { SmallMuted } from '../../ui/records/text.js';
import css from './comments.module.css';
import { DeclineDialog } from './decline-dialog.js';
import { useModerationKeys } from './use-moderation-keys.js';

type Act = 'approve' | 'keep' | 'decline' | 'spam';

/** What can be decided about a comment now, by button and by key. Whatever is decided can be decided otherwise. */
export const CommentActs = ({ comment }: { comment: Wire<ModeratedComment> }) => {
  const say = useSay();
  const may = useMay()('comments.moderate');
  const client = useClient();
  const refresh = useRefresh('comments');
  const notify = useNotify();
  const steps = useContext(StepsContext);
  const place = useRef<HTMLDivElement>(null);
  const [isDeclining, setDeclining] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { id, state, version, reports } = comment;

  const acts = useMemo(() => {
    const done = async (act: Act, send: Promise<unknown>): Promise<void> => {
      setFailure(null);
      steps?.onDecided();
      await send;
      const text = say(`comments.done.${act}`);
      notify(text, { type: 'success', messageArgs: { _: text } });
      await refresh();
    };
    const judge = async (act: Act, send: () => Promise<unknown>): Promise<void> => {
      setBusy(true);
      try {
        await done(act, send());
      } catch (error) {
        // Other words than those that were read: they are shown before anything is decided about them.
        if (error instanceof ApiError && error.code === 'comment.overtaken') await refresh();
        setFailure(error);
      } finally {
        setBusy(false);
      }
    };
    const params = { id };
    const body = { version };
    const canKeep = state === 'approved' && reports > 0;
    return {
      approve:
        canKeep || commentLifecycle.allows(state, 'approved')
          ? () =>
              void judge(canKeep ? 'keep' : 'approve', () => client.send(commentsAdminApi.approve, { params, body }))
          : undefined,
      decline: commentLifecycle.allows(state, 'declined') ? () => setDeclining(true) : undefined,
      spam: commentLifecycle.allows(state, 'spam')
        ? () => void judge('spam', () => client.send(commentsAdminApi.spam, { params, body }))
        : undefined,
      sendDecline: (guideline: CommentGuideline, note: string) =>
        done(
          'decline',
          client.send(commentsAdminApi.decline, { params, body: { version, guideline, note: note || null } }),
        ),
    };
  }, [client, id, notify, refresh, reports, say, state, steps, version]);

  const isOff = !may || isBusy;
  const keys = useMemo(
    () => (isOff ? {} : { a: acts.approve, d: acts.decline, s: acts.spam }),
    [acts.approve, acts.decline, acts.spam, isOff],
  );
  useModerationKeys(keys, place);
  if (!may) return null;
  return (
    <div ref={place} className={css.acts}>
      {failure !== null && <ErrorNotice error={failure} />}
      <div className={css.buttons}>
        {acts.spam && (
          <Button variant="outlined" color="error" disabled={isBusy} onClick={acts.spam} aria-keyshortcuts="s">
            {say('comments.spam')}
          </Button>
        )}
        {acts.decline && (
          <Button variant="outlined" color="error" disabled={isBusy} onClick={acts.decline} aria-keyshortcuts="d">
            {say('comments.decline')}
          </Button>
        )}
        {acts.approve && (
          <Button variant="contained" disabled={isBusy} onClick={acts.approve} aria-keyshortcuts="a">
            {say(state === 'approved' ? 'comments.keep' : 'comments.approve')}
          </Button>
        )}
      </div>
      <SmallMuted>{say('comments.keys')}</SmallMuted>
      {isDeclining && (
        <DeclineDialog name={comment.author.name} onDecline={acts.sendDecline} onClose={() => setDeclining(false)} />
      )}
    </div>
  );
};
