import { Injectable } from '@nestjs/common';
import { NOTIFICATION_KINDS, type Language } from '@cairn/contracts';
import type { TestMail } from '@cairn/contracts/readiness/readiness';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';
import { mailAnswer, Mailer } from '../../../kernel/mail/mailer.js';
import { MailComposer } from './mail-composer.js';

const MOST = 500;
const TOPIC = 'admin.mail_tested';

/** Sends a mail directly, without the queue, and returns the mail server's answer. */
@Injectable()
export class TestMailService {
  constructor(
    private readonly composer: MailComposer,
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  async send(admin: Identity, language: Language): Promise<TestMail> {
    const kind = NOTIFICATION_KINDS[TOPIC];
    if (kind === undefined) throw new Error(`There is no mail for the event ${TOPIC}`);
    const { path } = kind;
    const mail = await this.composer.compose({ kind, language, name: '', params: {}, path, hasAccount: false });
    const answer = await this.mailer.send({ id: newId(), to: admin.email, ...mail }).then(
      () => null,
      (error: unknown) => mailAnswer(error).slice(0, MOST),
    );
    await this.database.inTx((tx) =>
      this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'mail.tested',
        subjectType: 'mail_server',
        subjectId: 'mail_server',
        after: { sent: answer === null, answer },
      }),
    );
    return { sent: answer === null, to: admin.email, answer };
  }
}
