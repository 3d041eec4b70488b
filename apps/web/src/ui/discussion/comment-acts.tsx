import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/api/session.js';
import { kitPart } from '../kit/kit-part.js';
import { TextButton } from '../text/text.js';
import { CommentLine } from './comment-line.js';
import css from './discussion.module.css';
import type { Said } from './talk.js';

// Forms are fetched when somebody writes: most people read.
const CommentForm = kitPart(() => import('./comment-form.js'));
const EditComment = kitPart(() => import('./edit-comment.js'));
const RemoveComment = kitPart(() => import('./remove-comment.js'));
const ReportComment = kitPart(() => import('./report-comment.js'));

interface ActiveCommentProps {
  campaignId: string;
  said: Said;
  /** People may write here. */
  isOpen: boolean;
  isCompany?: boolean;
  waits?: boolean;
  /** The replies to it. */
  children?: ReactNode;
}

/** A comment with what its reader can do: answer it, edit or remove their own, report another's. */
export const ActiveComment = ({ campaignId, said, isOpen, isCompany, waits, children }: ActiveCommentProps) => {
  const { t } = useTranslation('discussion');
  const isSignedIn = useSession() !== null;
  const [open, setOpen] = useState<'reply' | 'edit' | 'report' | null>(null);
  const close = (): void => setOpen(null);
  const { id, parentId, status, mine, author } = said;
  const isThere = author !== null && status === 'approved';
  const canReply = isSignedIn && isOpen && parentId === null && isThere;
  const editing = (
    <Suspense fallback={null}>
      <EditComment campaignId={campaignId} said={said} onDone={close} />
    </Suspense>
  );
  return (
    <CommentLine said={said} waits={waits ?? false} {...(open === 'edit' ? { instead: editing } : {})}>
      {isSignedIn && author !== null && open !== 'edit' && (
        <div className={css.acts}>
          {canReply && (
            <TextButton aria-expanded={open === 'reply'} onClick={() => setOpen(open === 'reply' ? null : 'reply')}>
              {t('reply')}
            </TextButton>
          )}
          {mine && isOpen && <TextButton onClick={() => setOpen('edit')}>{t('edit')}</TextButton>}
          {mine && (
            <Suspense fallback={null}>
              <RemoveComment campaignId={campaignId} id={id} />
            </Suspense>
          )}
          {!mine && isThere && <TextButton onClick={() => setOpen('report')}>{t('report')}</TextButton>}
        </div>
      )}
      {open === 'reply' && (
        <Suspense fallback={null}>
          <CommentForm campaignId={campaignId} parentId={id} isCompany={isCompany ?? false} onDone={close} />
        </Suspense>
      )}
      {open === 'report' && (
        <Suspense fallback={null}>
          <ReportComment campaignId={campaignId} id={id} onDone={close} />
        </Suspense>
      )}
      {children}
    </CommentLine>
  );
};
