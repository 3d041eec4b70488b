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
