import { Injectable } from '@nestjs/common';
import type { AdminCertificate } from '@cairn/contracts/certificates/certificates.replies';
import type { TransferCertificateRequest } from '@cairn/contracts/certificates/certificates.requests';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { certificateNumber } from '../certificates/certificate-code.js';
import { ShareCertificateEntity } from '../certificates/share-certificate.entity.js';
import { LEGAL_NAME } from '../signing/legal-name.sql.js';
import { CertificateDeskReads } from './certificate-desk-reads.js';
import { Register, type NewEntry } from './register.js';
import { RegisterEntryEntity } from './register-entry.entity.js';

interface NewHolder {
  id: string;
  name: string;
}

/** What admins enter in a register: transfers, and certificates that end. */
@Injectable()
export class RegisterDesk {
  constructor(
    private readonly database: Database,
    private readonly register: Register,
    private readonly reads: CertificateDeskReads,
    private readonly audit: AuditLog,
    private readonly events: Events,
  ) {}

  /**
   * The old certificate ends; the new holder gets one, and the old holder another for what is left.
   * @throws certificate.ended, certificate.holder_unknown, certificate.same_holder, certificate.too_many_shares
   */
  async transfer(
    admin: Identity,
    id: string,
    { holderEmail, units: wanted, reason }: TransferCertificateRequest,
  ): Promise<AdminCertificate> {
    const newId = await this.database.inTx(async (tx) => {
      const { old, counter } = await this.standing(tx, id);
      const holder = await this.holderOf(tx, holderEmail);
      if (holder.id === old.holderId) throw fieldError('holderEmail', 'certificate.same_holder');
      const units = BigInt(wanted ?? old.units);
      if (units > old.units) throw fieldError('units', 'certificate.too_many_shares', { max: Number(old.units) });
      const { unitPrice, currency, firstShare } = old;
      const part = { investmentId: null, unitPrice, currency };
      const entries: NewEntry[] = [
        {
          kind: 'transfer',
          holding: { ...part, holderId: holder.id, holderName: holder.name, units, firstShare },
          ends: old.id,
          reason,
          by: admin.userId,
        },
      ];
      if (units < old.units) {
        const rest = { units: old.units - units, firstShare: firstShare + units };
        const holding = { ...part, ...rest, holderId: old.holderId, holderName: old.holderName };
        entries.push({ kind: 'balance', holding, by: admin.userId });
      }
      const [taken] = await this.register.enter(tx, old.campaignId, counter, entries);
      if (taken === undefined) throw new Error('A transfer made no certificate');
      await this.record(tx, admin, 'certificate.transferred', old, reason, { to: taken.number, units: Number(units) });
      await this.tell(tx, 'certificate.given', old.holderId, old);
      await this.tell(tx, 'certificate.taken_over', holder.id, taken);
      return taken.id;
    });
    return this.reads.one(newId);
  }

  /** @throws certificate.ended */
  async cancel(admin: Identity, id: string, reason: string): Promise<AdminCertificate> {
    await this.database.inTx(async (tx) => {
      const { old } = await this.standing(tx, id);
      await this.register.cancel(tx, old, reason, admin.userId);
      await this.record(tx, admin, 'certificate.cancelled', old, reason, { units: 0 });
      const about = await this.about(tx, old);
      await this.events.emit(tx, 'certificate.cancelled', { ...about, userId: old.holderId, reason });
    });
    return this.reads.one(id);
  }

  /** A certificate that stands; nobody else writes its register until the transaction ends. */
  private async standing(tx: Tx, id: string) {
    const old = await tx.findOneBy(ShareCertificateEntity, { id });
    if (old === null) throw notFound();
    const counter = await this.register.lock(tx, old.campaignId);
    if (await tx.existsBy(RegisterEntryEntity, { endedCertificateId: id })) throw new DomainError('certificate.ended');
    return { old, counter };
  }

  private async holderOf(tx: Tx, email: string): Promise<NewHolder> {
    const [row] = await tx.query<NewHolder[]>(
      `select u.id, ${LEGAL_NAME} as name from app_user u join investor_profile p on p.user_id = u.id
       where u.email = $1 and p.state = 'approved'`,
      [email],
    );
    if (row === undefined) throw fieldError('holderEmail', 'certificate.holder_unknown');
    return row;
  }

  private record(
    tx: Tx,
    admin: Identity,
    action: string,
    old: ShareCertificateEntity,
    reason: string,
    after: Record<string, unknown>,
  ): Promise<void> {
    return this.audit.record(tx, {
      actor: admin.email,
      actorId: admin.userId,
      action,
      subjectType: 'certificate',
      subjectId: old.id,
      before: { number: old.number, units: Number(old.units) },
      after,
      reason,
    });
  }

  private async about(tx: Tx, { id, campaignId, number }: ShareCertificateEntity) {
    const [row] = await tx.query<{ name: string }[]>('select name from campaign where id = $1', [campaignId]);
    return { campaignId, campaign: row?.name ?? '', certificateId: id, certificate: certificateNumber(number) };
  }

  private async tell(
    tx: Tx,
    topic: 'certificate.given' | 'certificate.taken_over',
    userId: string,
    certificate: ShareCertificateEntity,
  ): Promise<void> {
    await this.events.emit(tx, topic, { ...(await this.about(tx, certificate)), userId });
  }
}
