import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../config/config.js';
import { isUnavailable } from '../errors/unavailable.js';
import { Outage, placeOf } from '../process/outage.js';

const SMTP_PORT = 587;

export interface Mail {
  /** The outbox row: a second delivery of the same mail carries the same Message-ID. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Target of the mail client's one-click unsubscribe button (RFC 8058); omitted where one cannot unsubscribe. */
  unsubscribe?: string;
}

/** The mail server's message, or the connection error. */
export const mailAnswer = (error: unknown): string => {
  const { response, message } = Object(error) as { response?: unknown; message?: unknown }; // nodemailer's errors
  return [response, message].find((said) => typeof said === 'string' && said !== '')?.toString() ?? String(error);
};

/** Hands mails to the SMTP server. At most one duplicate a crash: deduplicated by Message-ID. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly logger = new Logger('mail');
  private readonly transport: Transporter;
  private readonly host: string;
  private readonly outage: Outage;

  constructor(private readonly config: Config) {
    this.transport = createTransport({ url: config.SMTP_URL, pool: true, maxConnections: 2, connectionTimeout: 5_000 });
    // A pooled connection that breaks between two mails is reopened; without an error handler it would end the process.
    this.transport.on('error', (error) => this.logger.warn(`A connection to the mail server broke: ${error.message}`));
    this.outage = new Outage(`the mail server at ${placeOf(config.SMTP_URL, SMTP_PORT)}`, (line) =>
      this.logger.warn(line),
    );
    this.host = new URL(config.PUBLIC_URL).hostname;
  }

  /** @throws an error that `isUnavailable` recognises when the mail server is unavailable: then the mail waits */
  async send(mail: Mail): Promise<void> {
    try {
      await this.hand(mail);
      this.outage.back();
    } catch (error) {
      if (isUnavailable(error)) this.outage.away(error);
      throw error;
    }
  }

  /** Signs in to the mail server without sending anything. Returns its error; null on success. */
  async check(): Promise<string | null> {
    try {
      await this.transport.verify();
      return null;
    } catch (error) {
      return mailAnswer(error);
    }
  }

  private async hand(mail: Mail): Promise<void> {
    await this.transport.sendMail({
      from: this.config.MAIL_FROM,
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      // SEC-37: no file or address is read to compose a mail, whatever a template or a name contains.
      disableUrlAccess: true,
      disableFileAccess: true,
      messageId: `<${mail.id}@${this.host}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(mail.unsubscribe && {
          'List-Unsubscribe': `<${mail.unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
