import type { Comment, CommentThread } from '@cairn/contracts/campaigns/discussion/comments.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';

export type Said = Wire<Comment>;
export type Thread = Wire<CommentThread>;
