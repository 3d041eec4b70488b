import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import { directionOf, type Say } from '@cairn/i18n';
import { Words } from '../../../kernel/i18n/words.js';
import { isolate } from '../../../kernel/pdf/bidi-line.js';
import { Paper } from '../../../kernel/pdf/paper.js';
import { printFingerprint, printSignature, type Signature } from '../../../kernel/signing/signature.js';
import { AgreementPaper } from './agreement-paper.js';

/** The version of the sentences that are confirmed with a signature; a change of their meaning makes another. */
export const CONSENT_VERSION = 1;

/** What a signer confirms, by the names of the request's fields. */
const CONSENTS = {
  investor: ['agreementRead', 'riskAcknowledged', 'cancellationUnderstood'],
  company: ['authorityConfirmed'],
  mandate: ['authorityConfirmed', 'mandateAccepted'],
} as const;

export interface SignaturePageContent {
  side: keyof typeof CONSENTS;
  language: Language;
  title: string;
  number: string;
  company: string;
  name: string;
  signature: Pick<Signature, 'at' | 'ip' | 'userAgent' | 'read'> & Partial<Signature>;
  /** When the mandate was given that this is signed under. */
  mandateAt?: Date;
}

/** The page that a signature adds to an agreement: the signature, and the evidence of how it was given. */
@Injectable()
export class SignaturePage {
  constructor(
    private readonly words: Words,
    private readonly papers: AgreementPaper,
  ) {}

  async print(content: SignaturePageContent): Promise<Buffer> {
    const { side, language, title, number, company, name, signature } = content;
    const say = this.words.in(language);
    const instant = await this.papers.instants(language);
    const heading = say(`paper.agreement.signatureOf.${side === 'investor' ? 'investor' : 'company'}`);
    const paper = await Paper.begin(directionOf(language), { title: heading, at: signature.at, size: 'A4' });
    paper.paragraph(heading, { weight: 600, size: 18 });
    paper.paragraph(say('paper.agreement.belongsTo', { title: isolate(title), number: isolate(number) }), {
      muted: true,
    });
    paper.space(8);
    if (content.mandateAt === undefined) {
      const { type = 'typed', text = null, picture = null } = signature;
      printSignature(paper, say, name, { ...signature, type, text, picture }, instant);
    } else {
      paper.paragraph(
        say('paper.agreement.underMandate', {
          company: isolate(company),
          name: isolate(name),
          at: instant(content.mandateAt),
        }),
      );
      paper.deed();
      paper.row(say('paper.signature.signer'), isolate(name), true);
      paper.row(say('paper.signature.signedAt'), instant(signature.at));
      if (signature.ip !== null) paper.row(say('paper.signature.address'), isolate(signature.ip));
    }
    if (signature.userAgent !== null) paper.row(say('paper.agreement.agent'), isolate(signature.userAgent));
    this.consents(paper, say, content);
    paper.space(8);
    printFingerprint(paper, say, signature.read);
    return paper.finish();
  }

  private consents(paper: Paper, say: Say, { side, company }: SignaturePageContent): void {
    paper.heading(say('paper.agreement.confirmed', { version: CONSENT_VERSION }));
    for (const consent of CONSENTS[side])
      paper.paragraph(`• ${say(`paper.agreement.consents.${consent}`, { company: isolate(company) })}`);
  }
}
