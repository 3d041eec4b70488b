import { FlagField, IdField, InstantField, IntegerField, NestedField, TextField } from '../kernel/fields.js';
import { MESSAGE_MAX } from './messages.requests.js';
import { CampaignLabel, PersonCard } from './notifications.replies.js';

export class Message {
  @IdField()
  id: string;
  /** The sender's own id of it. */
  @IdField({ optional: true })
  clientKey: string | null;
  /** Written by the reader. */
  @FlagField()
  mine: boolean;
  @TextField({ max: MESSAGE_MAX })
  text: string;
  @InstantField()
  at: Date;
}

export class Conversation {
  @IdField()
  id: string;
  /** The other side. */
  @NestedField(() => PersonCard)
  person: PersonCard;
  @NestedField(() => CampaignLabel, { optional: true })
  campaign: CampaignLabel | null;
  /** The beginning of the last message. */
  @TextField({ optional: true, max: 200 })
  lastText: string | null;
  @FlagField()
  lastMine: boolean;
  @InstantField({ optional: true })
  lastAt: Date | null;
  @IntegerField()
  unread: number;
  /** Blocked by the reader. */
  @FlagField()
  blocked: boolean;
  /** False when either side has blocked the other, or the other has left. */
  @FlagField()
  open: boolean;
  /** Reported by the reader, and not decided yet. */
  @FlagField()
  reported: boolean;
}

/** One conversation with a page of its messages, the newest first. */
export class ConversationThread {
  @NestedField(() => Conversation)
  conversation: Conversation;
  @NestedField(() => Message, { many: true })
  messages: Message[];
  @TextField({ optional: true, max: 300 })
  nextCursor: string | null;
}

export class MessageSent {
  @NestedField(() => Conversation)
  conversation: Conversation;
  /** Null when the conversation was only opened. */
  @NestedField(() => Message, { optional: true })
  message: Message | null;
}
