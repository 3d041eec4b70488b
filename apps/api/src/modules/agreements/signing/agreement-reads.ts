import { typedNameOf } from '@cairn/contracts/kyc/typed-name';
import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { Agreement } from '@cairn/contracts/agreements/agreement.replies';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { FileStore } from '../../../kernel/files/file-store.js';
import { FileReply } from '../../../kernel/http/envelope.js';
import { isViewOnly } from '../../../kernel/http/request-context.js';
import { fingerprint } from '../../../kernel/signing/signature.js';
import { AgreementDrafts } from './agreement-drafts.js';
import { AgreementStore, type SignedAgreement } from './agreement-store.js';
import type { SignerAccount } from '../papers/signer-account.js';
import { factsHash, type SubscriptionFacts } from '../papers/subscription-facts.js';

/** States in which an agreement can be signed: the money has not changed hands for good. */
export const SIGNABLE: readonly SubscriptionFacts['state'][] = ['draft', 'reserved', 'paying', 'expired', 'received'];

/** The person who signs, where the agreement is with a company or an account. */
const signingPersonOf = ({ name, person }: SignerAccount): string | null => {
  const signing = `${person.firstName} ${person.lastName}`.trim();
  return signing === name ? null : signing;
};

export const fileNameOf = ({ number }: Pick<SubscriptionFacts, 'number'>): string => `agreement-${number}.pdf`;

/** Agreements as their readers see them. */
@Injectable()
export class AgreementReads {
  constructor(
    private readonly database: Database,
    private readonly drafts: AgreementDrafts,
    private readonly store: AgreementStore,
    private readonly files: FileStore,
  ) {}

  /**
   * What of an investment was signed, and until then what is to be signed.
   * @param investorId null for an admin or a company that may read it
   */
  async read(investorId: string | null, investmentId: string, language: Language): Promise<Agreement> {
    const { facts, signed } = await this.find(investorId, investmentId);
    return signed === null ? this.unsigned(facts, language) : this.signed(facts, signed);
  }

  /**
   * The PDF: the stored bytes once it is signed, and until then the text to be read.
   * @throws auth.view_only for an admin who views the site as its reader: it holds the investor's address (SEC-50)
   */
  async file(investorId: string | null, investmentId: string, language: Language): Promise<FileReply> {
    if (isViewOnly()) throw new DomainError('auth.view_only');
    const { facts, signed } = await this.find(investorId, investmentId);
    if (signed === null) return this.print(facts, language);
    const fileId = signed.countersigned?.fileId ?? signed.fileId;
    const { content } = await this.files.read(fileId);
    return new FileReply(content, 'application/pdf', signed.fileName, false, fileId);
  }

  /** The text to be signed, also where an earlier state of it was signed. */
  async next(investorId: string, investmentId: string, language: Language): Promise<Agreement> {
    const facts = await this.drafts.facts(this.database.manager, investmentId, investorId);
    const signed = await this.store.ofInvestment(this.database.manager, investmentId, factsHash(facts));
    if (signed !== null && !this.isOutdated(facts, signed)) return this.signed(facts, signed);
    return this.unsigned(facts, language);
  }

  async nextFile(investorId: string, investmentId: string, language: Language): Promise<FileReply> {
    const facts = await this.drafts.facts(this.database.manager, investmentId, investorId);
    return this.print(facts, language);
  }

  private async find(investorId: string | null, investmentId: string) {
    const reader = this.database.manager;
    const facts = await this.drafts.facts(reader, investmentId, investorId);
    const signed = await this.store.ofInvestment(reader, investmentId, factsHash(facts));
    // Somebody else than its investor reads only what was signed.
    if (signed === null && (investorId === null || !SIGNABLE.includes(facts.state))) throw notFound();
    return { facts, signed };
  }

  private async print(facts: SubscriptionFacts, language: Language): Promise<FileReply> {
    const { pdf } = await this.drafts.draft(this.database.manager, facts, language);
    return new FileReply(pdf, 'application/pdf', fileNameOf(facts));
  }

  private async unsigned(facts: SubscriptionFacts, language: Language): Promise<Agreement> {
    const { own, title, rows, clauses, pdf } = await this.drafts.draft(this.database.manager, facts, language);
    return {
      investmentId: facts.investmentId,
      campaignId: facts.campaignId,
      status: 'unsigned',
      title,
      version: own.version,
      fileName: fileNameOf(facts),
      sha256: fingerprint(pdf).toString('hex'),
      language,
      bindingLanguage: own.bindingLanguage,
      rows: rows.map(({ label, value }) => ({ label, value })),
      clauses,
      signerName: facts.signer.name,
      signingPerson: signingPersonOf(facts.signer),
      typedName: typedNameOf(facts.signer.person),
      signatureType: null,
      signedAt: null,
      countersignedBy: null,
      countersignedAt: null,
      outdated: false,
    };
  }

  /** Once money has changed hands for good, what was signed is what counts. */
  private isOutdated(facts: SubscriptionFacts, { factsSha256 }: SignedAgreement): boolean {
    return SIGNABLE.includes(facts.state) && !factsSha256.equals(factsHash(facts));
  }

  private signed(facts: SubscriptionFacts, signed: SignedAgreement): Agreement {
    const { investmentId, campaignId, title, version, fileName, language, bindingLanguage, countersigned } = signed;
    return {
      investmentId,
      campaignId,
      status: countersigned === null ? 'signed' : 'countersigned',
      title,
      version,
      fileName,
      sha256: countersigned?.sha256 ?? signed.signedSha256.toString('hex'),
      language,
      bindingLanguage,
      rows: [],
      clauses: [],
      signerName: signed.signerName,
      // Another account since is asked to sign anew: who signed for the one before is in the PDF.
      signingPerson: signed.signerName === facts.signer.name ? signingPersonOf(facts.signer) : null,
      typedName: null,
      signatureType: signed.signatureType,
      signedAt: signed.signedAt,
      countersignedBy: countersigned?.by ?? null,
      countersignedAt: countersigned?.at ?? null,
      outdated: this.isOutdated(facts, signed),
    };
  }
}
