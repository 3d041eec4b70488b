import type { BrokenRule } from '../broken-rule.js';

const ROOM = 'apps/api/src/modules/campaigns/discussion';
const DISCUSSION = { rule: 'S-11', spec: `${ROOM}/discussion.spec.ts` } as const;

/** S-11: comments are moderated before they appear. */
export const DISCUSSION_RULES: readonly BrokenRule[] = [
  {
    rule: 'S-11',
    part: 'its states',
    file: 'packages/contracts/src/lifecycles/comment.lifecycle.ts',
    text: "  spam: ['approved'],",
    by: "  spam: ['approved', 'declined'],",
    spec: 'packages/contracts/src/lifecycles/lifecycles.spec.ts',
  },
  {
    ...DISCUSSION,
    part: 'nothing appears unread',
    file: `${ROOM}/comments.sql.ts`,
    text: "and (${m}.state = 'approved'\n",
    by: "and (${m}.state in ('approved', 'pending')\n",
  },
  {
    ...DISCUSSION,
    part: 'its author sees it waiting',
    file: `${ROOM}/comments.sql.ts`,
    text: "${m}.state in ('pending', 'declined')",
    by: "${m}.state in ('declined')",
  },
  {
    ...DISCUSSION,
    part: 'edited, it is read again',
    file: `${ROOM}/comment-store.ts`,
    text: "edited_at = ${NOW}, state = 'pending', guideline",
    by: 'edited_at = ${NOW}, guideline',
  },
  {
    ...DISCUSSION,
    part: 'the words that were read are decided on',
    file: `${ROOM}/comment-moderation.ts`,
    text: "      if (judgement.version !== wordsVersion(comment.text)) throw new DomainError('comment.overtaken');\n",
    by: '',
  },
  {
    ...DISCUSSION,
    part: 'by its lifecycle',
    file: `${ROOM}/comment-moderation.ts`,
    text: 'if (!keeps && !commentLifecycle.allows(comment.state, to)) {',
    by: 'if (comment.id === to) {',
  },
  {
    ...DISCUSSION,
    part: 'a guideline for its author alone',
    file: `${ROOM}/comments.sql.ts`,
    text: "'guideline', case when ${m}.author_id = ${reader} then ${m}.guideline end",
    by: "'guideline', null",
  },
  {
    ...DISCUSSION,
    part: 'a disclosure',
    file: 'packages/contracts/src/campaigns/discussion/comments.requests.ts',
    text: '  @ChoiceField(COMMENT_DISCLOSURES)\n',
    by: '  @ChoiceField(COMMENT_DISCLOSURES, { optional: true })\n',
  },
];
