import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { Agreement } from '@cairn/contracts/agreements/agreement.replies';
import type { SignAgreementRequest } from '@cairn/contracts/agreements/agreement.requests';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Upload } from '../../../kernel/files/upload.js';
import type { FileReply } from '../../../kernel/http/envelope.js';
import type { Identity } from '../../../kernel/http/request.js';
import { fingerprint, signatureOf, type Signature } from '../../../kernel/signing/signature.js';
import { requireTypedName } from '../../../kernel/signing/typed-name.js';
import { AgreementDrafts, type AgreementDraft } from './agreement-drafts.js';
import { AgreementReads, fileNameOf, SIGNABLE } from './agreement-reads.js';
import { AgreementRecords } from './agreement-records.js';
import { AgreementSealing } from './agreement-sealing.js';
import { AgreementStore } from './agreement-store.js';
import { AgreementEntity } from './agreement.entity.js';
import { CONSENT_VERSION } from '../papers/signature-page.js';
import { factsHash, type SubscriptionFacts } from '../papers/subscription-facts.js';

/** The agreement between an investor and a company: read, signed once for each state of its facts, and kept (SEC-48). */
@Injectable()
export class Agreements {
  constructor(
    private readonly database: Database,
    private readonly drafts: AgreementDrafts,
    private readonly reads: AgreementReads,
    private readonly store: AgreementStore,
    private readonly sealing: AgreementSealing,
    private readonly records: AgreementRecords,
    private readonly clock: Clock,
  ) {}

  /** What somebody signs next of their investment, or has signed. */
  read(caller: Identity, investmentId: string, language: Language): Promise<Agreement> {
    return this.reads.next(caller.userId, investmentId, language);
  }

  /** The PDF of the same. */
  print(caller: Identity, investmentId: string, language: Language): Promise<FileReply> {
    return this.reads.nextFile(caller.userId, investmentId, language);
  }

  /**
   * Signs what was read.
   * @throws agreement.nothing_to_sign when the investment has ended, agreement.signed_already the second time,
   *   agreement.changed when what was read is not what would be signed, signature.another_name (V-31)
   */
  async sign(
    caller: Identity,
    language: Language,
    request: SignAgreementRequest,
    upload: Upload | undefined,
  ): Promise<Agreement> {
    const { investmentId } = request;
    const reader = this.database.manager;
    const draft = await this.drafts.draft(reader, await this.signable(reader, investmentId, caller.userId), language);
    const { facts, title, pdf } = draft;
    if (fingerprint(pdf).toString('hex') !== request.sha256) throw new DomainError('agreement.changed');
    const signature = await signatureOf(request, upload, caller, this.clock.now());
    const { number, company, signer } = facts;
    requireTypedName(signature, signer.person);
    const { name } = signer;
    const content = await this.sealing.seal(pdf, {
      side: 'investor',
      language,
      title,
      number,
      company,
      name,
      signature,
    });
    await this.database.inTx(async (tx) => {
      const signing = { investmentId, investorId: caller.userId };
      await this.records.lock(tx, signing);
      // Once more, since printing takes time: what is stored is what is true now.
      const now = await this.signable(tx, investmentId, caller.userId);
      if (!factsHash(now).equals(factsHash(facts))) throw new DomainError('agreement.changed');
      const fileId = await this.records.store(tx, caller.userId, content);
      const made = this.made(tx, draft, signature, { fileId, content });
      await this.records.signed(tx, facts, made);
    });
    return this.reads.read(caller.userId, investmentId, language);
  }

  /**
   * That the agreement of an investment is signed as it stands now.
   * @throws agreement.unsigned; agreement.changed where the amount, the terms or the investor's details have changed since
   */
  async requireSigned(tx: Tx, investmentId: string): Promise<void> {
    const facts = await this.drafts.facts(tx, investmentId, null);
    if (await this.store.isSignedAs(tx, investmentId, factsHash(facts))) return;
    const isOther = await this.store.isSigned(tx, investmentId);
    throw new DomainError(isOther ? 'agreement.changed' : 'agreement.unsigned');
  }

  /** What was signed of an investment as it stands now; null where that is to be signed. */
  async standing(tx: Tx, investmentId: string): Promise<string | null> {
    const hash = factsHash(await this.drafts.facts(tx, investmentId, null));
    const signed = await this.store.ofInvestment(tx, investmentId, hash);
    return signed?.factsSha256.equals(hash) ? signed.id : null;
  }

  private async signable(reader: Tx, investmentId: string, investorId: string): Promise<SubscriptionFacts> {
    const facts = await this.drafts.facts(reader, investmentId, investorId);
    if (!SIGNABLE.includes(facts.state)) throw new DomainError('agreement.nothing_to_sign');
    if (await this.store.isSignedAs(reader, investmentId, factsHash(facts))) {
      throw new DomainError('agreement.signed_already');
    }
    return facts;
  }

  private made(
    tx: Tx,
    { facts, own, binding, title, pdf }: AgreementDraft,
    signature: Signature,
    { fileId, content }: { fileId: string; content: Buffer },
  ): AgreementEntity {
    return tx.create(AgreementEntity, {
      id: newId(),
      investmentId: facts.investmentId,
      campaignId: facts.campaignId,
      signerId: facts.investorId,
      templateId: own.id,
      bindingTemplateId: binding?.id ?? null,
      language: own.language,
      title,
      factsSha256: factsHash(facts),
      readSha256: fingerprint(pdf),
      signedSha256: fingerprint(content),
      fileId,
      fileName: fileNameOf(facts),
      signatureType: signature.type,
      signatureText: signature.text,
      signerName: facts.signer.name,
      ip: signature.ip,
      userAgent: signature.userAgent,
      consentVersion: CONSENT_VERSION,
      signedAt: signature.at,
    });
  }
}
