import { Injectable } from '@nestjs/common';
import { PdfSealer } from '../../../kernel/signing/pdf-sealer.js';
import { SignaturePage, type SignaturePageContent } from '../papers/signature-page.js';

/** Adds a signature to an agreement: its page, and the platform's seal over everything. */
@Injectable()
export class AgreementSealing {
  constructor(
    private readonly pages: SignaturePage,
    private readonly sealer: PdfSealer,
  ) {}

  async seal(pdf: Buffer, content: SignaturePageContent): Promise<Buffer> {
    const page = await this.pages.print(content);
    const { name, title, signature } = content;
    return this.sealer.seal({ pdf, page, name, reason: title, at: signature.at });
  }
}
