import { CampaignStatus, type Wire } from '@cairn/contracts';
import type { AdminCampaign } from '@cairn/contracts/admin/admin.replies';
import type { SubmissionDifference } from '@cairn/contracts/campaigns/review/review.replies';
import { useMay } from '../../../lib/data/reader.js';
import { useSiteDates } from '../../../lib/format/use-site-dates.js';
import { useSay } from '../../../lib/words/words.js';
import { Section } from '../../../ui/layout/detail.js';
import { FactsSkeleton } from '../../../ui/layout/skeletons.js';
import { ErrorNotice } from '../../../ui/records/notice.js';
import { PageBeside } from '../page/page-beside.js';
import { ChecksSection } from './checks-section.js';
import { ClaimLine } from './claim-line.js';
import { Differences } from './differences.js';
import { NotesSection } from './notes-section.js';
import { SubmissionsSection, VersionsSection } from './submissions-section.js';
import { useNotes, useReview } from './use-notes.js';
import { useOtherReviewer } from './use-other-reviewer.js';
import { useReviewDesk } from './use-review-desk.js';

/** What changed since the last submission and since the approved one, the notes to the owner, and what was before. */
export const ReviewSection = ({ campaign }: { campaign: Wire<AdminCampaign> }) => {
  const say = useSay();
  const dates = useSiteDates();
  const may = useMay();
  const query = useReview(campaign.id);
  const notes = useNotes(campaign.id, query.data);
  const acts = useReviewDesk(campaign.id);
  const other = useOtherReviewer(query.data?.claim ?? null);
  if (query.error) return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <FactsSkeleton count={6} />;
  const { sinceLast, sinceApproved, submissions, versions, checks, claim } = query.data;
  const isOpen = may('campaigns.review') && campaign.status === CampaignStatus.pending;
  const blockedBy = isOpen && other !== null ? say('review.claimed_desk', { name: other }) : null;
  const writes = isOpen && other === null ? notes : null;
  const currency = campaign.currency ?? campaign.fundraisingDetail.equityCurrencyCode;
  const since = (words: 'since_last' | 'since_approved', one: Wire<SubmissionDifference>) => (
    <Section title={say(`review.${words}`, { number: one.number, date: dates.moment(one.submittedAt) })}>
      <Differences changes={one.changes} currency={currency} notes={writes} />
    </Section>
  );
  return (
    <>
      {isOpen && <ClaimLine claim={claim} desk={acts} />}
      {acts.failure !== null && <ErrorNotice error={acts.failure} />}
      <PageBeside id={campaign.id} />
      {sinceLast === null ? <p>{say('review.first')}</p> : since('since_last', sinceLast)}
      {sinceApproved !== null && sinceApproved.number !== sinceLast?.number && since('since_approved', sinceApproved)}
      <ChecksSection checks={checks} desk={isOpen ? acts : null} blockedBy={blockedBy} />
      <NotesSection notes={notes} written={query.data.notes} isOpen={writes !== null} blockedBy={blockedBy} />
      <SubmissionsSection submissions={submissions} />
      <VersionsSection versions={versions} currency={currency} />
    </>
  );
};
