import { FlagField, IdField, InstantField, IntegerField, NestedField, TextField } from '../kernel/fields.js';
import { MESSAGE_MAX } from './messages.requests.js';
import { CampaignLabel, PersonCard } from './notifications.replies.js';

export class Message {
  @IdField()
  id: string;
  /** The sender's own id of it. */
  @IdField({ optional: true })
  clientKey: string | null;
  /** Written on the reader's side: by themselves, or by whoever answers for the same campaign. */
  @FlagField()
  mine: boolean;
  /** Written by the reader themselves. */
  @FlagField()
  byReader: boolean;
  /** Who wrote it. */
  @NestedField(() => PersonCard)
  author: PersonCard;
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
  /** The reader is neither of the two, and answers for the campaign of one of them. */
  @FlagField()
  forCampaign: boolean;
  /** The beginning of the last message. */
  @TextField({ optional: true, max: 200 })
  lastText: string | null;
  /** As `mine` of a message. */
  @FlagField()
  lastMine: boolean;
  /** As `byReader` of a message. */
  @FlagField()
  lastByReader: boolean;
  @TextField({ optional: true })
  lastAuthor: string | null;
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
