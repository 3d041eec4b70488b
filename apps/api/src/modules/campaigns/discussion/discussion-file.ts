import type { Wire } from '@cairn/contracts/kernel/wire';
import type { Comment, OwnerThread } from '@cairn/contracts/campaigns/discussion/comments.replies';
import { listFile } from '../../../kernel/exports/list-file.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import type { Say } from '@cairn/i18n';

/** A comment with its replies, as the database writes it. */
export type ToldThread = Wire<OwnerThread>;

const COLUMNS = ['date', 'person', 'kind', 'comment', 'waits'] as const;

/** A discussion as a file: each comment, and its replies below it. What its author has removed has no name and no text. */
export function discussionFile(threads: readonly ToldThread[], say: Say): FileReply {
  const line = ({ createdAt, author, postType, text }: Wire<Comment>, waits: string | null) => [
    createdAt,
    author?.name,
    say(`paper.lists.kinds.${postType}`),
    text,
    waits,
  ];
  return listFile(
    'discussion',
    COLUMNS.map((column) => say(`paper.lists.${column}`)),
    threads.flatMap((thread) => [
      line(thread, say(`paper.lists.answers.${thread.waits ? 'missing' : 'given'}`)),
      ...thread.replies.map((reply) => line(reply, null)),
    ]),
  );
}
