import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../config/config.js';

export interface Mail {
  /** The outbox row: a second delivery of the same mail carries the same Message-ID. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where one press of the mail program's own button leads (RFC 8058); left out where one cannot leave. */
  unsubscribe?: string;
}

/** Hands mails to the SMTP server. At most one duplicate a crash: deduplicated by Message-ID. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter;
  private readonly host: string;

  constructor(private readonly config: Config) {
    this.transport = createTransport({ url: config.SMTP_URL, pool: true, maxConnections: 2, connectionTimeout: 5_000 });
    this.host = new URL(config.PUBLIC_URL).hostname;
  }

  async send(mail: Mail): Promise<void> {
    await this.transport.sendMail({
      from: this.config.MAIL_FROM,
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      // S37: whatever a template or a name says, nothing is fetched or read to make a mail.
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
