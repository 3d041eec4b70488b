import { ActiveComment } from './comment-acts.js';
import css from './discussion.module.css';
import type { Thread } from './talk.js';

interface ThreadListProps {
  campaignId: string;
  threads: readonly (Thread & { waits?: boolean })[];
  isOpen: boolean;
  isCompany?: boolean;
}

/** Comments with their replies under them. */
export const ThreadList = ({ campaignId, threads, isOpen, isCompany = false }: ThreadListProps) => {
  const shared = { campaignId, isOpen, isCompany };
  return (
    <ul className={css.threads}>
      {threads.map(({ replies, waits, ...said }) => (
        <li key={said.id}>
          <ActiveComment {...shared} said={said} waits={waits ?? false}>
            {replies.length > 0 && (
              <ul className={css.replies}>
                {replies.map((reply) => (
                  <li key={reply.id}>
                    <ActiveComment {...shared} said={reply} />
                  </li>
                ))}
              </ul>
            )}
          </ActiveComment>
        </li>
      ))}
    </ul>
  );
};
