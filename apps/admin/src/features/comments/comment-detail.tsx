import type { Wire } from '@cairn/contracts';
import type { ModeratedComment } from '@cairn/contracts/campaigns/discussion/comments.admin.replies';
import { Fragment } from 'react';
import { useRecord } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import { Detail, Section } from '../../ui/layout/detail.js';
import { Facts } from '../../ui/records/facts.js';
import { recordHead } from '../../ui/records/record-head.js';
import { RecordLink } from '../../ui/records/record-link.js';
import { CommentBadge } from '../../ui/records/state-badge.js';
import { Moment, Said, SmallMuted } from '../../ui/records/text.js';
import { CommentActs } from './comment-acts.js';
import css from './comments.module.css';

type Comment = Wire<ModeratedComment>;

const Reports = ({ comment: { openReports } }: { comment: Comment }) => {
  const say = useSay();
  return (
    <Section title={say('comments.reports')}>
      <Facts
        facts={openReports.map(({ reporter, reason, detail, at }) => ({
          key: reporter.id,
          label: <Said>{reporter.name}</Said>,
          value: (
            <>
              {say(`reports.reasons.${reason}`)} <Moment at={at} />
              {detail !== null && (
                <p>
                  <Said>{detail}</Said>
                </p>
              )}
            </>
          ),
        }))}
      />
    </Section>
  );
};

const Earlier = ({ comment: { earlier } }: { comment: Comment }) => {
  const say = useSay();
  return (
    <Section title={say('comments.earlier')}>
      <ol className={css.earlier}>
        {earlier.map(({ text, at }) => (
          <li key={at} className={css.words}>
            <SmallMuted>
              {say('comments.until')} <Moment at={at} />
            </SmallMuted>
            <p dir="auto">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
};

/** One comment: its words, what its author discloses, who has reported it, and what to do. */
export const CommentDetail = ({ id }: { id: string }) => {
  const say = useSay();
  const query = useRecord('comments', id);
  return (
    <Detail backTo="/comments" query={query}>
      {(comment) => ({
        ...recordHead({
          begun: say('comments.written'),
          at: comment.writtenAt,
          id: comment.author.id,
          name: comment.author.name,
          under: <CommentBadge state={comment.state} />,
        }),
        body: (
          <Fragment key={comment.id}>
            <p className={css.words} dir="auto">
              {comment.text}
            </p>
            <Facts
              facts={[
                {
                  label: say('comments.campaign'),
                  value: (
                    <RecordLink resource="campaigns" id={comment.campaign.id}>
                      {comment.campaign.name}
                    </RecordLink>
                  ),
                },
                {
                  label: say('comments.disclosure'),
                  value: comment.isCompany
                    ? say('comments.company')
                    : say(`comments.disclosures.${comment.disclosure}`),
                },
                ...(comment.answersText === null
                  ? []
                  : [{ label: say('comments.answers'), value: <Said>{comment.answersText}</Said> }]),
                ...(comment.guideline === null
                  ? []
                  : [
                      { label: say('comments.guideline'), value: say(`comments.guidelines.${comment.guideline}`) },
                      { label: say('comments.note'), value: comment.note && <Said>{comment.note}</Said> },
                    ]),
                ...(comment.decidedBy === null
                  ? []
                  : [{ label: say('comments.decided_by'), value: <Said>{comment.decidedBy}</Said> }]),
              ]}
            />
            {comment.openReports.length > 0 && <Reports comment={comment} />}
            {comment.earlier.length > 0 && <Earlier comment={comment} />}
          </Fragment>
        ),
        foot: <CommentActs comment={comment} />,
      })}
    </Detail>
  );
};
