import { namedAs } from '@cairn/contracts/kyc/typed-name';
import { Injectable } from '@nestjs/common';
import type { CountersignRequest } from '@cairn/contracts/agreements/agreement.requests';
import { IsNull } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import type { Upload } from '../../../kernel/files/upload.js';
import type { Identity } from '../../../kernel/http/request.js';
import { fingerprint, signatureOf, type Signature } from '../../../kernel/signing/signature.js';
import { requireTypedName } from '../../../kernel/signing/typed-name.js';
import { AgreementCountersignatureEntity } from './agreement-countersignature.entity.js';
import { AgreementDrafts } from './agreement-drafts.js';
import { AgreementRecords } from './agreement-records.js';
import { AgreementSealing } from './agreement-sealing.js';
import { AgreementStore, type SignedAgreement } from './agreement-store.js';
import { companySigner, type CompanySigner } from './company-signer.js';
import { CountersignMandateEntity } from './countersign-mandate.entity.js';
import { STANDING } from './waiting-agreements.sql.js';
import { factsHash, type SubscriptionFacts } from '../papers/subscription-facts.js';

/** The company's signature: a page and a signature more at the end of what the investor signed. */
interface Countersignature {
  signer: CompanySigner;
  signature: Pick<Signature, 'at' | 'ip' | 'userAgent' | 'read'> & Partial<Signature>;
  mandate: CountersignMandateEntity | null;
}

@Injectable()
export class Countersigning {
  constructor(
    private readonly database: Database,
    private readonly drafts: AgreementDrafts,
    private readonly store: AgreementStore,
    private readonly files: FileStore,
    private readonly sealing: AgreementSealing,
    private readonly records: AgreementRecords,
    private readonly clock: Clock,
  ) {}

  /**
   * By the owner's own hand.
   * @throws agreement.changed when another text was read, agreement.countersigned_already the second time,
   *   agreement.nothing_to_sign when the investment has ended or waits for its investor
   */
  async sign(
    caller: Identity,
    campaignId: string,
    investmentId: string,
    request: CountersignRequest,
    upload: Upload | undefined,
  ): Promise<void> {
    const signer = await companySigner(this.database.manager, campaignId, caller.userId);
    const signature = await signatureOf(request, upload, caller, this.clock.now());
    requireTypedName(signature, namedAs(signer.name));
    await this.signAs(signer, campaignId, investmentId, signature);
  }

  /** The same by a signature that was read before. */
  async signAs(signer: CompanySigner, campaignId: string, investmentId: string, signature: Signature): Promise<void> {
    const reader = this.database.manager;
    const facts = await this.drafts.facts(reader, investmentId, null);
    if (facts.campaignId !== campaignId) throw notFound();
    const agreement = await this.store.ofInvestment(reader, investmentId, factsHash(facts));
    if (agreement === null || facts.state === 'draft' || !STANDING.includes(facts.state))
      throw new DomainError('agreement.nothing_to_sign');
    if (agreement.countersigned !== null) throw new DomainError('agreement.countersigned_already');
    if (agreement.signedSha256.toString('hex') !== signature.read) throw new DomainError('agreement.changed');
    await this.append(agreement, facts, { signer, signature, mandate: null });
  }

  /** Under the mandate of the campaign's owner, as long as there is one. */
  async signMandated(agreementId: string): Promise<void> {
    const reader = this.database.manager;
    const agreement = await this.store.one(reader, agreementId);
    if (agreement === null || agreement.countersigned !== null) return;
    const { campaignId, investmentId, signedSha256 } = agreement;
    const mandate = await reader.findOneBy(CountersignMandateEntity, { campaignId, endedAt: IsNull() });
    if (mandate === null) return;
    const signature = { at: this.clock.now(), ip: null, userAgent: null, read: signedSha256.toString('hex') };
    const signer = { id: mandate.givenBy, name: mandate.signerName };
    const facts = await this.drafts.facts(reader, investmentId, null);
    await this.append(agreement, facts, { signer, signature, mandate }).catch((error: unknown) => {
      // Another worker, or the owner by hand, was faster.
      if (!(error instanceof DomainError && error.code === 'agreement.countersigned_already')) throw error;
    });
  }

  private async append(
    agreement: SignedAgreement,
    facts: SubscriptionFacts,
    { signer, signature, mandate }: Countersignature,
  ): Promise<void> {
    const { id, title, language, signerId } = agreement;
    const { company, number } = facts;
    const { content: pdf } = await this.files.read(agreement.fileId);
    const content = await this.sealing.seal(pdf, {
      side: mandate === null ? 'company' : 'mandate',
      language,
      title,
      number,
      company,
      name: signer.name,
      signature,
      ...(mandate === null ? {} : { mandateAt: mandate.givenAt }),
    });
    await this.database.inTx(async (tx) => {
      const made = tx.create(AgreementCountersignatureEntity, {
        agreementId: id,
        sha256: fingerprint(content),
        fileId: await this.records.store(tx, signerId, content),
        signerId: signer.id,
        signerName: signer.name,
        signatureType: mandate === null ? (signature.type ?? 'typed') : 'mandate',
        signatureText: signature.text ?? null,
        mandateId: mandate?.id ?? null,
        ip: signature.ip,
        userAgent: signature.userAgent,
        signedAt: signature.at,
      });
      await this.records.countersigned(tx, facts, signature.read, made);
    });
  }
}
