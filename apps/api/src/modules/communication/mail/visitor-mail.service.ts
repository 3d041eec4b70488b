import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language, NotificationKind, Topic } from '@cairn/contracts';
import { Config } from '../../../kernel/config/config.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { SiteLanguages } from '../../../kernel/i18n/site-languages.js';
import { Mailer } from '../../../kernel/mail/mailer.js';
import { Events, type Message } from '../../../kernel/outbox/events.js';
import { NewsletterService } from '../../content/index.js';
import { MailComposer } from './mail-composer.js';

const visitor = { topic: null, mail: true, site: false, activity: null, by: 'team', icon: 'message' } as const;

/** Mails to people as they wrote themselves in, with or without an account: no notice, no log, no preference. */
export const VISITOR_MAILINGS = {
  'inquiry.answered': { ...visitor, words: 'inquiry_answered', path: '/contact-us', params: ['subject', 'answer'] },
  'newsletter.subscribed': { ...visitor, words: 'newsletter_welcome', path: '/newsletter/{leave}', params: [] },
} as const satisfies Partial<Record<Topic, NotificationKind>>;

interface Recipient {
  email: string;
  name: string;
  language: Language;
  params: Record<string, unknown>;
  path: string;
  unsubscribe?: string;
}

/** Sends mails to visitors who wrote an inquiry or subscribed to the newsletter. */
@Injectable()
export class VisitorMailService implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
    private readonly composer: MailComposer,
    private readonly newsletter: NewsletterService,
    private readonly mailer: Mailer,
    private readonly config: Config,
    private readonly languages: SiteLanguages,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'visitor_mail.send',
      topics: ['inquiry.answered', 'newsletter.subscribed'],
      queue: 'mail',
      outside: (message) => this.send(message),
    });
  }

  private async send({ id, topic, body }: Message<keyof typeof VISITOR_MAILINGS>): Promise<void> {
    const recipient = await ('inquiryId' in body
      ? this.inquirer(body.inquiryId)
      : this.subscriber(body.subscriptionId));
    if (recipient === null) return;
    const { email, name, params, path, unsubscribe } = recipient;
    const language = await this.languages.spoken(recipient.language);
    const kind = VISITOR_MAILINGS[topic];
    const mail = await this.composer.compose({ kind, language, name, params, path, hasAccount: false });
    await this.mailer.send({ id, to: email, ...mail, ...(unsubscribe && { unsubscribe }) });
  }

  private async inquirer(inquiryId: string): Promise<Recipient | null> {
    const [row] = await this.database.query<Omit<Recipient, 'params' | 'path'> & { subject: string; answer: string }>(
      `select email, name, language, subject, answer from contact_inquiry where id = $1 and answer is not null`,
      [inquiryId],
    );
    if (row === undefined) return null;
    const { subject, answer, ...whom } = row;
    return { ...whom, params: { subject, answer }, path: '/contact-us' };
  }

  /** Not to anybody who has unsubscribed meanwhile. */
  private async subscriber(subscriptionId: string): Promise<Recipient | null> {
    const [row] = await this.database.query<{ id: string; email: string; language: Language }>(
      'select id, email, language from newsletter_subscription where id = $1 and unsubscribed_at is null',
      [subscriptionId],
    );
    if (row === undefined) return null;
    const token = this.newsletter.unsubscribeToken(row.id);
    return {
      email: row.email,
      language: row.language,
      name: '',
      params: {},
      path: `/newsletter/${token}`,
      unsubscribe: `${this.config.PUBLIC_URL}/api/v1.1/newsletter/unsubscribe/${token}`,
    };
  }
}
