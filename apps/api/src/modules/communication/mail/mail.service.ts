import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  channelsOf,
  NOTIFICATION_KINDS,
  paramsOf,
  pathOf,
  PREFERENCE_TOPICS,
  topicsOf,
  type NotificationKind,
} from '@cairn/contracts';
import { Mailer } from '../../../kernel/mail/mailer.js';
import { Events, type Message } from '../../../kernel/outbox/events.js';
import { UserLinks } from '../../users/index.js';
import { MailComposer } from './mail-composer.js';
import { MailRecipients, type MailRecipient } from './mail-recipients.js';
import { SentMails } from './sent-mails.js';
import { Unsubscribing } from '../preferences/unsubscribing.js';

/** Turns events into mails to subscribed users, in the language that they chose for notices. */
@Injectable()
export class MailService implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly recipients: MailRecipients,
    private readonly composer: MailComposer,
    private readonly links: UserLinks,
    private readonly unsubscribing: Unsubscribing,
    private readonly mailer: Mailer,
    private readonly sent: SentMails,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'mail.send',
      topics: topicsOf(({ mail }) => mail),
      queue: 'mail',
      outside: (message) => this.send(message),
    });
  }

  private async send(message: Message): Promise<void> {
    const { id, topic, body } = message;
    const kind = NOTIFICATION_KINDS[topic];
    const recipient = await this.recipients.of(body);
    if (kind === undefined || recipient === null || !wants(recipient, kind)) return;
    if (await this.recipients.hasRead(message)) return;
    const params = { ...recipient.named, ...paramsOf(kind, body), ...this.secret(body) };
    const { subject, text, html } = await this.composer.compose({
      kind,
      language: recipient.language,
      name: recipient.name,
      params,
      path: pathOf(kind, params),
      quote: recipient.quote,
      hasAccount: recipient.userId !== null,
      testsInterest: recipient.testsInterest,
    });
    const unsubscribe = this.unsubscribeLink(recipient, kind);
    await this.mailer.send({ id, to: recipient.email, subject, text, html, ...(unsubscribe && { unsubscribe }) });
    if (recipient.userId !== null) await this.sent.note(recipient.userId, message, kind);
  }

  /** Values that follow from the event's id are created only for the mail. */
  private secret({ linkId }: Readonly<Record<string, unknown>>): { link?: string; code?: string } {
    return typeof linkId === 'string' ? { link: this.links.secretOf(linkId), code: this.links.codeOf(linkId) } : {};
  }

  /** Only what one may switch off can be switched off by one press. */
  private unsubscribeLink({ userId }: MailRecipient, { topic }: NotificationKind): string | null {
    if (userId === null || topic === null || PREFERENCE_TOPICS[topic].email === 'always') return null;
    return this.unsubscribing.linkFor(userId, topic);
  }
}

const wants = ({ choices }: MailRecipient, { topic }: NotificationKind): boolean =>
  topic === null || channelsOf(topic, choices).email;
