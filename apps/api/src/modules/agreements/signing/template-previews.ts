import { Injectable } from '@nestjs/common';
import type { TemplatePreview } from '@cairn/contracts/agreements/template.replies';
import type { TemplateTextRequest } from '@cairn/contracts/agreements/template.requests';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { ANY_JURISDICTION } from '@cairn/contracts';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { FileReply } from '../../../kernel/http/envelope.js';
import type { Identity } from '../../../kernel/http/request.js';
import { AgreementTemplateEntity } from '../templates/agreement-template.entity.js';
import { AgreementTemplates } from '../templates/templates.repository.js';
import { AgreementPaper } from '../papers/agreement-paper.js';
import { sampleFacts } from '../papers/sample-facts.js';

/** Templates with sample values, before they are saved. */
@Injectable()
export class TemplatePreviews {
  constructor(
    private readonly database: Database,
    private readonly templates: AgreementTemplates,
    private readonly papers: AgreementPaper,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  preview(request: TemplateTextRequest): Promise<TemplatePreview> {
    return this.papers.textOf(sampleFacts(request.kind, this.clock.now()), this.drafted(request));
  }

  /** A test PDF; the audit log names who had it printed. */
  async print(admin: Identity, request: TemplateTextRequest): Promise<FileReply> {
    const own = this.drafted(request);
    const reader = this.database.manager;
    const binding = await this.templates.bindingOf(reader, own);
    const { version, saved } = await this.templates.versionOf(reader, own);
    own.version = version;
    const test = saved ? 'testOfVersion' : 'testPrint';
    const content = await this.papers.print(sampleFacts(request.kind, this.clock.now()), { own, binding }, test);
    await this.database.inTx((tx) =>
      this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'agreement_template.tested',
        subjectType: 'agreement_template',
        subjectId: `${own.kind}/${own.language}`,
      }),
    );
    return new FileReply(content, 'application/pdf', `test-${own.kind}-${own.language}.pdf`);
  }

  private drafted(request: TemplateTextRequest): AgreementTemplateEntity {
    const now = this.clock.now();
    return Object.assign(new AgreementTemplateEntity(), request, {
      id: newId(),
      jurisdiction: request.jurisdiction ?? ANY_JURISDICTION,
      // Counted where it is printed.
      version: 0,
      effectiveFrom: now.toISOString().slice(0, 10),
      madeAt: now,
    });
  }
}
