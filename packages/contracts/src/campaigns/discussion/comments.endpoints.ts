import { endpoint, type CampaignParams, type IdParams } from '../../kernel/endpoint.js';
import type { Page } from '../../kernel/envelope.js';
import type { PageQuery, TableQuery } from '../../kernel/page-query.request.js';
import type { Done } from '../../users/users.replies.js';
import type { Comment, CommentThread, OwnerThread } from './comments.replies.js';
import type { ChangeCommentRequest, PostCommentRequest, ReportCommentRequest } from './comments.requests.js';

type CommentParams = CampaignParams & IdParams;

export const commentsApi = {
  /** Comments and replies alike, the newest first. */
  list: endpoint<{ params: CampaignParams; query: PageQuery }, Page<Comment>>(
    'GET',
    '/equity/comments/:campaignId',
    'public',
  ),
  /** Comments with their replies, the newest comment first. */
  threads: endpoint<{ params: CampaignParams; query: PageQuery }, Page<CommentThread>>(
    'GET',
    '/equity/comments/:campaignId/parent-comments',
    'public',
  ),
  /** For the owner: those that wait for the company's answer first. */
  owned: endpoint<{ params: CampaignParams; query: TableQuery }, Page<OwnerThread>>(
    'GET',
    '/equity/comments/owned/:campaignId',
    'owner',
    { adminRead: 'campaigns.read', team: 'member' },
  ),
  post: endpoint<{ params: CampaignParams; body: PostCommentRequest }, Comment>(
    'POST',
    '/equity/comments/:campaignId',
    'auth',
  ),
  change: endpoint<{ params: CommentParams; body: ChangeCommentRequest }, Comment>(
    'PATCH',
    '/equity/comments/:campaignId/:id',
    'auth',
  ),
  remove: endpoint<{ params: CommentParams }, Done>('DELETE', '/equity/comments/:campaignId/:id', 'auth'),
  report: endpoint<{ params: CommentParams; body: ReportCommentRequest }, Done>(
    'POST',
    '/equity/comments/:campaignId/:id/report',
    'auth',
  ),
};
