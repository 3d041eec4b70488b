import type { AdminPage } from '../../admin/admin.endpoints.js';
import type { AdminListQuery } from '../../admin/admin.requests.js';
import { endpoint, type IdParams } from '../../kernel/endpoint.js';
import type { ModeratedComment, ModeratedCommentRow } from './comments.admin.replies.js';
import type { DeclineCommentRequest, JudgeCommentRequest } from './comments.admin.requests.js';

export const commentsAdminApi = {
  list: endpoint<{ query: AdminListQuery }, AdminPage<ModeratedCommentRow>>(
    'GET',
    '/admin/comments',
    'comments.moderate',
  ),
  read: endpoint<{ params: IdParams }, ModeratedComment>('GET', '/admin/comments/:id', 'comments.moderate'),
  approve: endpoint<{ params: IdParams; body: JudgeCommentRequest }, ModeratedComment>(
    'POST',
    '/admin/comments/:id/approve',
    'comments.moderate',
  ),
  decline: endpoint<{ params: IdParams; body: DeclineCommentRequest }, ModeratedComment>(
    'POST',
    '/admin/comments/:id/decline',
    'comments.moderate',
  ),
  spam: endpoint<{ params: IdParams; body: JudgeCommentRequest }, ModeratedComment>(
    'POST',
    '/admin/comments/:id/spam',
    'comments.moderate',
  ),
};
