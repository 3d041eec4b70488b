import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { Events } from '../../../kernel/outbox/events.js';
import { AgreementCountersignatureEntity } from './agreement-countersignature.entity.js';
import { AgreementEntity } from './agreement.entity.js';
import { Mandates } from './mandates.js';
import { SigningGuards, type Signing } from './signing-guards.js';
import type { SubscriptionFacts } from '../papers/subscription-facts.js';

const about = ({ campaignId, campaign, amount, currency }: SubscriptionFacts) => ({
  campaignId,
  campaign,
  amount: Number(amount),
  currency,
});

/**
 * What a signature leaves behind. SEC-48: fingerprints, address and time go into the sealed log; signers are opaque ids,
 * because the chain is never edited and a person may be forgotten (decision 38).
 */
@Injectable()
export class AgreementRecords {
  constructor(
    private readonly files: FileStore,
    private readonly audit: AuditLog,
    private readonly events: Events,
    private readonly mandates: Mandates,
    private readonly guards: SigningGuards,
  ) {}

  /** Before the last look at the facts: nothing of the investment changes from here on. */
  lock(tx: Tx, signing: Signing): Promise<void> {
    return this.guards.lock(tx, signing);
  }

  /** Encrypted, and read by the two sides alone. */
  store(tx: Tx, ownerId: string, content: Buffer): Promise<string> {
    return this.files.save(tx, {
      ownerId,
      purpose: 'agreement',
      contentType: 'application/pdf',
      content,
      private: true,
    });
  }

  async signed(tx: Tx, facts: SubscriptionFacts, made: AgreementEntity): Promise<void> {
    await tx.insert(AgreementEntity, made);
    await this.wait(tx, made);
    await this.guards.signed(tx, { investmentId: made.investmentId, investorId: made.signerId, agreementId: made.id });
    const { id, investmentId, signerId } = made;
    await this.audit.record(tx, {
      actor: signerId,
      actorId: signerId,
      action: 'agreement.signed',
      subjectType: 'investment',
      subjectId: investmentId,
      after: {
        agreementId: id,
        readSha256: made.readSha256.toString('hex'),
        signedSha256: made.signedSha256.toString('hex'),
        factsSha256: made.factsSha256.toString('hex'),
        signatureType: made.signatureType,
        consentVersion: made.consentVersion,
        signedAt: made.signedAt.toISOString(),
      },
      ip: made.ip,
    });
    await this.events.emit(tx, 'agreement.signed', { ...about(facts), userId: signerId, investmentId });
    if (await this.mandates.isGiven(tx, facts.campaignId)) return;
    await this.events.emit(tx, 'agreement.waiting', { ...about(facts), userId: facts.ownerId, actorId: signerId });
  }

  /** It waits for the company in place of what was signed of the investment before. */
  private async wait(tx: Tx, { id, campaignId, investmentId, signedAt }: AgreementEntity): Promise<void> {
    await tx.query(
      `delete from agreement_waiting w using agreement a where a.id = w.agreement_id and a.investment_id = $1`,
      [investmentId],
    );
    await tx.query('insert into agreement_waiting (agreement_id, campaign_id, since) values ($1, $2, $3)', [
      id,
      campaignId,
      signedAt,
    ]);
  }

  async countersigned(
    tx: Tx,
    facts: SubscriptionFacts,
    read: string,
    made: AgreementCountersignatureEntity,
  ): Promise<void> {
    await tx.insert(AgreementCountersignatureEntity, made);
    await tx.query('delete from agreement_waiting where agreement_id = $1', [made.agreementId]);
    const { investmentId, investorId } = facts;
    await this.audit.record(tx, {
      actor: made.signerId,
      actorId: made.signerId,
      action: 'agreement.countersigned',
      subjectType: 'investment',
      subjectId: investmentId,
      after: {
        agreementId: made.agreementId,
        readSha256: read,
        signedSha256: made.sha256.toString('hex'),
        signatureType: made.signatureType,
        mandateId: made.mandateId,
        signedAt: made.signedAt.toISOString(),
      },
      ip: made.ip,
    });
    await this.events.emit(tx, 'agreement.countersigned', { ...about(facts), userId: investorId, investmentId });
  }
}
