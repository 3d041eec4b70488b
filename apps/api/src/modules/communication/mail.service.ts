import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isLanguage, type Language } from '@cairn/contracts';
import { formatInstant } from '@cairn/i18n';
import { Config } from '../../kernel/config/config.js';
import { Words } from '../../kernel/i18n/words.js';
import { Mailer } from '../../kernel/mail/mailer.js';
import { Events, type Message } from '../../kernel/outbox/events.js';
import { SettingsService } from '../content/index.js';
import { UserLinks, UsersRepository } from '../users/index.js';
import { htmlMail, textMail } from './mail-templates.js';
import { MAILINGS, type Mailing } from './mailings.js';

/** Parameters of an event that are instants; they are put into words in the site's time zone. */
const INSTANTS = ['closesAt', 'cancelUntil'];

/** Turns events into mails, in the language of the person they go to. */
@Injectable()
export class MailService implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly users: UsersRepository,
    private readonly links: UserLinks,
    private readonly settings: SettingsService,
    private readonly words: Words,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'mail.send',
      topics: Object.keys(MAILINGS),
      queue: 'mail',
      outside: (message) => this.send(message),
    });
  }

  private async send(message: Message): Promise<void> {
    const mailing = MAILINGS[message.topic];
    const recipient = await this.recipient(message.body);
    if (mailing === undefined || recipient === null) return;
    const setting = await this.settings.public();
    const say = this.words.in(recipient.language);
    const params = this.readable(message.body, recipient.language, setting.timezone);
    const words = { ...params, name: recipient.name, siteName: setting.siteName };
    const mail = {
      subject: say(`mail.${mailing.template}.subject`, words),
      greeting: say('mail.greeting', words),
      body: say(`mail.${mailing.template}.body`, words),
      button: say(`mail.${mailing.template}.button`, words),
      link: this.config.PUBLIC_URL + this.path(mailing, message.body),
      plainLink: say('mail.plain_link'),
      closing: say('mail.closing', words),
    };
    await this.mailer.send({
      id: message.id,
      to: recipient.email,
      subject: mail.subject,
      text: textMail(mail),
      html: htmlMail(mail, recipient.language),
    });
  }

  private async recipient(
    body: Record<string, unknown>,
  ): Promise<{ email: string; name: string; language: Language } | null> {
    const { userId, email } = body;
    const user =
      typeof userId === 'string'
        ? await this.users.findById(userId)
        : typeof email === 'string'
          ? await this.users.findByEmail(email)
          : null;
    if (user === null) return null;
    return { email: user.email, name: user.firstName, language: isLanguage(user.language) ? user.language : 'en' };
  }

  private readable(body: Record<string, unknown>, language: Language, timeZone: string): Record<string, unknown> {
    const instants = INSTANTS.flatMap((name) => {
      const value = body[name];
      return typeof value === 'string' ? [[name, formatInstant(language, new Date(value), timeZone)]] : [];
    });
    return { ...body, ...Object.fromEntries(instants) };
  }

  private path(mailing: Mailing, body: Record<string, unknown>): string {
    return mailing.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
      const { linkId } = body;
      if (name === 'link' && typeof linkId === 'string') return this.links.secretOf(linkId);
      const word = body[name];
      return encodeURIComponent(typeof word === 'string' ? word : '');
    });
  }
}
