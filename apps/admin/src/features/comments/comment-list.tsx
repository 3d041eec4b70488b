import { COMMENT_STATES, type Wire } from '@cairn/contracts';
import type { ModeratedCommentRow } from '@cairn/contracts/campaigns/discussion/comments.admin.replies';
import { useSay } from '../../lib/words/words.js';
import { useCommonColumns } from '../../ui/lists/common-columns.js';
import { ListPage } from '../../ui/lists/list-page.js';
import { CommentBadge } from '../../ui/records/state-badge.js';
import { Said } from '../../ui/records/text.js';
import { CommentDetail } from './comment-detail.js';
import css from './comments.module.css';

/** Comments of all campaigns; those that wait come first. */
export const CommentList = () => {
  const say = useSay();
  const { day, stateHead } = useCommonColumns();
  return (
    <ListPage<Wire<ModeratedCommentRow>>
      resource="comments"
      title={say('nav.comments')}
      firstState="waiting"
      views={[
        { label: say('comments.waiting'), state: 'waiting' },
        { label: say('states.comment.pending'), state: 'pending' },
        { label: say('comments.reported'), state: 'reported' },
        ...COMMENT_STATES.filter((state) => state !== 'pending').map((state) => ({
          label: say(`states.comment.${state}`),
          state,
        })),
        { label: say('list.all'), state: null },
      ]}
      columns={[
        {
          key: 'text',
          header: say('comments.text'),
          renderCell: ({ text }) => (
            <span className={css.excerpt} dir="auto">
              {text}
            </span>
          ),
        },
        { key: 'author', header: say('comments.author'), renderCell: ({ author }) => <Said>{author.name}</Said> },
        {
          key: 'campaign',
          header: say('comments.campaign'),
          isWideOnly: true,
          renderCell: ({ campaign }) => <Said>{campaign.name}</Said>,
        },
        {
          key: 'disclosure',
          header: say('comments.disclosure'),
          isWideOnly: true,
          renderCell: ({ disclosure, isCompany }) =>
            isCompany ? say('comments.company') : say(`comments.disclosures.${disclosure}`),
        },
        day('writtenAt', 'comments.written'),
        { ...stateHead, renderCell: ({ state }) => <CommentBadge state={state} /> },
      ]}
      emptyText={say('comments.empty')}
      renderDetail={(id) => <CommentDetail key={id} id={id} />}
    />
  );
};
