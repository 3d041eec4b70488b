import type { ChangeState } from '@cairn/contracts';
import type { TermChange } from '@cairn/contracts/campaigns/changes/changes.replies';

/** A row of `material_change`, as the room works with it. */
export interface StoredChange {
  id: string;
  campaignId: string;
  state: ChangeState;
  reason: string;
  changes: TermChange[];
  proposedBy: string;
}

export const STORED_CHANGE = `m.id, m.campaign_id as "campaignId", m.state, m.reason, m.changes, m.proposed_by as "proposedBy"`;

/** SQL: until when investors of a campaign answer a change of its terms; null while none is open. */
export const answerUntilOf = (campaign: string): string =>
  `(select m.answer_until from material_change m where m.campaign_id = ${campaign} and m.state = 'open')`;
