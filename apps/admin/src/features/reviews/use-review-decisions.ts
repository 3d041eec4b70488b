import { reviewLifecycle, type AdminPermission, type ReviewState } from '@cairn/contracts';
import { useMay } from '../../lib/data/reader.js';
import { useRefresh } from '../../lib/data/reads.js';
import { useSay } from '../../lib/words/words.js';
import type { Decision, DecisionField } from '../../ui/forms/decision.js';
import { useDeclineField } from '../../ui/forms/use-decline-field.js';

interface ReviewActs {
  resource: 'identities' | 'accreditations';
  permission: AdminPermission;
  /** Of the person. */
  name: string;
  state: ReviewState;
  /** Why it cannot be approved yet. */
  approvalWaits?: string | null;
  /** The claim conflicts with other records: approving it requires a reason and a second person. */
  conflicts?: boolean;
  /** Another account has the same number: approving it requires a reason. */
  isSameNumber?: boolean;
  /** The first of the two has proposed it, and whether that is who reads this. */
  proposed?: boolean;
  isOwnProposal?: boolean;
  approve: (reason: string) => Promise<unknown>;
  decline: (reason: string) => Promise<unknown>;
}

/** Approve and decline, each where the lifecycle allows the move. Both reviews share their states and their words. */
export function useReviewDecisions({
  resource,
  permission,
  name,
  state,
  approvalWaits = null,
  conflicts = false,
  isSameNumber = false,
  proposed = false,
  isOwnProposal = false,
  approve,
  decline,
}: ReviewActs): readonly Decision[] {
  const say = useSay();
  const may = useMay();
  const refresh = useRefresh(resource);
  const declineField = useDeclineField();
  const reasonField = (help: string): DecisionField => ({
    label: say('reviews.why'),
    help,
    min: 3,
    max: 1000,
    multiline: true,
  });
  if (!may(permission)) return [];

  const decisions: Decision[] = [];
  if (reviewLifecycle.allows(state, 'declined')) {
    const isTakenBack = state === 'approved';
    decisions.push({
      key: 'decline',
      label: say(isTakenBack ? 'reviews.revoke' : 'reviews.decline'),
      tone: 'danger',
      blockedBy: null,
      title: say(`reviews.${resource}.decline_title`, { name }),
      body: say(`reviews.${resource}.decline_body`),
      confirm: say(isTakenBack ? 'reviews.revoke' : 'reviews.decline'),
      field: declineField,
      done: say('reviews.decline_done', { name }),
      reread: refresh,
      run: async (reason) => {
        await decline(reason);
        await refresh();
      },
    });
  }
  if (reviewLifecycle.allows(state, 'approved')) {
    const isProposal = conflicts && !proposed;
    decisions.push({
      key: 'approve',
      label: say(isProposal ? 'reviews.propose' : 'reviews.approve'),
      tone: 'primary',
      blockedBy: approvalWaits ?? (conflicts && isOwnProposal ? say('reviews.second_person') : null),
      title: say(`reviews.${resource}.approve_title`, { name }),
      body: say(isProposal ? 'reviews.propose_body' : `reviews.${resource}.approve_body`),
      confirm: say(isProposal ? 'reviews.propose' : 'reviews.approve'),
      field: isProposal
        ? reasonField(say('reviews.why_help'))
        : isSameNumber
          ? reasonField(say('reviews.why_same_number'))
          : null,
      stays: isProposal,
      done: say(isProposal ? 'reviews.propose_done' : 'reviews.approve_done', { name }),
      reread: refresh,
      run: async (reason) => {
        await approve(reason);
        await refresh();
      },
    });
  }
  return decisions;
}
