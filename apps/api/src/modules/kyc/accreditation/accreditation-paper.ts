import { Injectable } from '@nestjs/common';
import { LANGUAGES, type Language } from '@cairn/contracts';
import type { AccreditationGround, VerificationType } from '@cairn/contracts/kyc/accreditation.request';
import { ACCREDITATION_THRESHOLDS } from '@cairn/finance';
import { formatInstant, formatMoney } from '@cairn/i18n';
import { Words } from '../../../kernel/i18n/words.js';
import { isolate } from '../../../kernel/pdf/bidi-line.js';
import { Paper } from '../../../kernel/pdf/paper.js';
import { printFingerprint, printSignature, type Signature } from '../../../kernel/signing/signature.js';
import { SettingsService } from '../../settings/index.js';

/** An application as its contract names it. */
export interface Applicant {
  accreditationId: string;
  name: string;
  email: string;
  grounds: AccreditationGround[];
  verificationType: VerificationType;
  detail: string;
  submittedAt: Date;
}

/** The content of the agreement, before layout. */
export interface ContractWords {
  title: string;
  statements: string[];
  clauses: string[];
}

const CLAUSES = ['truth', 'check', 'change', 'risk', 'terms', 'signature'] as const;
/** Rule 501(a) counts in US dollars. */
const CURRENCY = 'USD';
/** A signature is on one page with its details. */
const SIGNATURE_ROOM = 230;

/** The agreement of an application as a PDF, in the reader's language: to be read, and as it was signed (S-09). */
@Injectable()
export class AccreditationPaper {
  constructor(
    private readonly words: Words,
    private readonly settings: SettingsService,
  ) {}

  async wordsOf({ grounds }: Pick<Applicant, 'grounds'>, language: Language): Promise<ContractWords> {
    const say = this.words.in(language);
    const { siteName } = await this.settings.public();
    const amounts = this.thresholds(language);
    return {
      title: say('paper.accreditation.title'),
      statements: grounds.map((ground) => say(`paper.accreditation.statements.${ground}`, amounts)),
      clauses: CLAUSES.map((clause) => say(`paper.accreditation.clauses.${clause}`, { site: isolate(siteName) })),
    };
  }

  async print(applicant: Applicant, language: Language, signature: Signature | null): Promise<Buffer> {
    const say = this.words.in(language);
    const { siteName, timezone } = await this.settings.public();
    const { title, statements, clauses } = await this.wordsOf(applicant, language);
    const direction = LANGUAGES.find(({ code }) => code === language)?.direction ?? 'ltr';
    const instant = (at: Date): string => isolate(formatInstant(language, at, timezone));
    const paper = await Paper.begin(direction, { title, at: signature?.at ?? applicant.submittedAt, size: 'A4' });
    paper.paragraph(isolate(siteName), { weight: 600, size: 12 });
    paper.paragraph(title, { weight: 600, size: 22 });
    paper.paragraph(say('paper.accreditation.between', { site: isolate(siteName), name: isolate(applicant.name) }), {
      muted: true,
    });
    paper.space(4);
    paper.deed();
    paper.row(say('paper.accreditation.name'), isolate(applicant.name));
    paper.row(say('paper.accreditation.email'), isolate(applicant.email));
    paper.row(say('paper.accreditation.application'), isolate(applicant.accreditationId));
    paper.row(say('paper.accreditation.applied'), instant(applicant.submittedAt));
    paper.row(
      say('paper.accreditation.verification'),
      say(`paper.accreditation.methods.${applicant.verificationType}`),
    );
    paper.row(say('paper.accreditation.detail'), isolate(applicant.detail));
    paper.heading(say('paper.accreditation.stated'));
    this.list(paper, statements);
    paper.heading(say('paper.accreditation.agreed'));
    this.list(paper, clauses);
    paper.heading(say('paper.accreditation.signatureTitle'), signature === null ? undefined : SIGNATURE_ROOM);
    if (signature === null) paper.paragraph(say('paper.accreditation.unsigned'), { muted: true });
    else {
      printSignature(paper, say, applicant.name, signature, instant);
      printFingerprint(paper, say, signature.read);
    }
    return paper.finish((page, pages) => say('paper.page', { page, pages }));
  }

  private thresholds(language: Language): Record<string, string> {
    const rule = ACCREDITATION_THRESHOLDS.at(-1);
    if (rule === undefined) throw new Error('The table of rules has no thresholds of accreditation for today');
    const { individualIncome, jointIncome, netWorth, entityAssets } = rule;
    return Object.fromEntries(
      Object.entries({ individualIncome, jointIncome, netWorth, entityAssets }).map(([name, minor]) => [
        name,
        isolate(formatMoney(language, minor, CURRENCY)),
      ]),
    );
  }

  private list(paper: Paper, items: readonly string[]): void {
    items.forEach((text, index) => paper.paragraph(`${index + 1}. ${text}`));
  }
}
