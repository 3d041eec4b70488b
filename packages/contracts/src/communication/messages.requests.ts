import { ChoiceField, FlagField, IdField, TextField } from '../kernel/fields.js';

export const MESSAGE_MAX = 4000;

/**
 * A message to a conversation, to a person, or to the owner of a campaign. Without a text the conversation is only
 * opened, so that one can write into it.
 */
export class SendMessageRequest {
  @IdField({ optional: true })
  conversationId?: string | null;
  @IdField({ optional: true })
  to?: string | null;
  @IdField({ optional: true })
  campaignId?: string | null;
  @TextField({ optional: true, max: MESSAGE_MAX })
  text?: string | null;
  /** The sender's own id of the message: sent again after a broken connection it is the same message. */
  @IdField({ optional: true })
  clientKey?: string | null;
}

export const REPORT_REASONS = ['spam', 'fraud', 'abuse', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export class ReportConversationRequest {
  @ChoiceField(REPORT_REASONS)
  reason: ReportReason;
  @TextField({ optional: true, max: 1000 })
  detail?: string | null;
}

export class BlockRequest {
  /** False removes the block. */
  @FlagField()
  blocked: boolean;
}
