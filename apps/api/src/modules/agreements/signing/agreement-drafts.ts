import { Injectable } from '@nestjs/common';
import type { Language, TemplateClause } from '@cairn/contracts';
import type { EntityManager } from 'typeorm';
import { AgreementTemplates, type TemplatesInForce } from '../templates/templates.repository.js';
import { AgreementPaper } from '../papers/agreement-paper.js';
import type { AgreementRow } from '../papers/agreement-rows.js';
import { SubscriptionFactsReader, type SubscriptionFacts } from '../papers/subscription-facts.js';

/** An agreement as it is read before it is signed. */
export interface AgreementDraft extends TemplatesInForce {
  facts: SubscriptionFacts;
  title: string;
  rows: AgreementRow[];
  clauses: TemplateClause[];
  pdf: Buffer;
}

/** The text of agreements: the facts of an investment in the template that is in force. */
@Injectable()
export class AgreementDrafts {
  constructor(
    private readonly reader: SubscriptionFactsReader,
    private readonly templates: AgreementTemplates,
    private readonly papers: AgreementPaper,
  ) {}

  /** @param investorId whose investment it must be; null for anybody's */
  facts(reader: EntityManager, investmentId: string, investorId: string | null): Promise<SubscriptionFacts> {
    return this.reader.read(reader, investmentId, investorId);
  }

  async draft(reader: EntityManager, facts: SubscriptionFacts, language: Language): Promise<AgreementDraft> {
    const templates = await this.templates.inForce(reader, facts.kind, language);
    const text = await this.papers.textOf(facts, templates.own);
    const rows = await this.papers.rowsOf(facts, templates.own.language);
    return { ...templates, ...text, rows, facts, pdf: await this.papers.print(facts, templates) };
  }
}
