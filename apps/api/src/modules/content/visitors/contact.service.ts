import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { ContactRequest } from '@cairn/contracts/content/contact.request';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { RateLimits } from '../../../kernel/limits/rate-limits.js';
import { Events } from '../../../kernel/outbox/events.js';
import { OpenOptions } from '../../settings/index.js';

export interface Sender {
  userId: string | null;
  language: Language;
  ip: string;
}

/** Receives inquiries; admins answer them in the console. */
@Injectable()
export class ContactService {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly limits: RateLimits,
    private readonly options: OpenOptions,
  ) {}

  async take(request: ContactRequest, { userId, language, ip }: Sender): Promise<void> {
    await this.limits.spend('contactByAddress', ip);
    const inquiryId = newId();
    await this.database.inTx(async (tx) => {
      await this.options.requireOpen(request, tx);
      await tx.query(
        `insert into contact_inquiry (id, user_id, question_type, name, email, subject, description, link, language, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, kernel.now())`,
        [
          inquiryId,
          userId,
          request.questionType,
          request.name,
          request.email,
          request.subject,
          request.description,
          request.link ?? null,
          language,
        ],
      );
      await this.events.emit(tx, 'inquiry.received', { inquiryId, ...(userId === null ? {} : { userId }) });
    });
  }
}
