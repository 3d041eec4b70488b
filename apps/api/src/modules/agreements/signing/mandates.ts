import { Injectable } from '@nestjs/common';
import type { CountersignMandate } from '@cairn/contracts/agreements/agreement.replies';
import { IsNull, type EntityManager } from 'typeorm';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { whereFrom } from '../../../kernel/signing/signature.js';
import { CountersignMandateEntity } from './countersign-mandate.entity.js';
import { companySigner } from './company-signer.js';
import { CONSENT_VERSION } from '../papers/signature-page.js';

/** The owner's consent, once for a campaign, that its agreements are countersigned in the company's name. */
@Injectable()
export class Mandates {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  isGiven(reader: EntityManager, campaignId: string): Promise<boolean> {
    return reader.existsBy(CountersignMandateEntity, { campaignId, endedAt: IsNull() });
  }

  /** @param ownerId null for an admin who may read it */
  async of(ownerId: string | null, campaignId: string): Promise<CountersignMandate | null> {
    const reader = this.database.manager;
    await companySigner(reader, campaignId, ownerId);
    const given = await reader.findOneBy(CountersignMandateEntity, { campaignId, endedAt: IsNull() });
    return given && { signerName: given.signerName, givenAt: given.givenAt };
  }

  /** @throws agreement.mandate_given while there is one */
  give(caller: Identity, campaignId: string): Promise<CountersignMandate> {
    return this.database.inTx(async (tx) => {
      const { name } = await companySigner(tx, campaignId, caller.userId);
      const made = tx.create(CountersignMandateEntity, {
        id: newId(),
        campaignId,
        givenBy: caller.userId,
        signerName: name,
        consentVersion: CONSENT_VERSION,
        ...whereFrom(caller),
        givenAt: this.clock.now(),
        endedAt: null,
      });
      await tx.insert(CountersignMandateEntity, made);
      await this.record(tx, caller, 'mandate.given', made);
      return { signerName: made.signerName, givenAt: made.givenAt };
    });
  }

  /** Agreements that are signed from now on wait for the owner again. */
  async end(caller: Identity, campaignId: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      await companySigner(tx, campaignId, caller.userId);
      const given = await tx.findOne(CountersignMandateEntity, {
        where: { campaignId, endedAt: IsNull() },
        lock: { mode: 'for_no_key_update' },
      });
      if (given === null) throw notFound();
      await tx.update(CountersignMandateEntity, { id: given.id }, { endedAt: this.clock.now() });
      await this.record(tx, caller, 'mandate.ended', given);
    });
  }

  private record(
    tx: Tx,
    caller: Identity,
    action: string,
    { id, campaignId }: CountersignMandateEntity,
  ): Promise<void> {
    return this.audit.record(tx, {
      actor: caller.userId,
      actorId: caller.userId,
      action,
      subjectType: 'campaign',
      subjectId: campaignId,
      after: { mandateId: id, consentVersion: CONSENT_VERSION },
    });
  }
}
