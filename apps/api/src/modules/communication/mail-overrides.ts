import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import { Database } from '../../kernel/database/in-tx.js';

/** Null stands for the product's own words. */
export interface MailWords {
  subject: string | null;
  body: string | null;
}

/** The operator's own words of mails. */
@Injectable()
export class MailOverrides {
  constructor(private readonly database: Database) {}

  async of(template: string, language: Language): Promise<MailWords> {
    const [row] = await this.database.query<MailWords>(
      'select subject, body from mail_override where template = $1 and language = $2',
      [template, language],
    );
    return row ?? { subject: null, body: null };
  }
}
