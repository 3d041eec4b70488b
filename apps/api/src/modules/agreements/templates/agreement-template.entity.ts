import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AgreementKind, Language, TemplateClause } from '@cairn/contracts';

/** A version of an operator's template; a new text is a new row. */
@Entity('agreement_template')
@Index('agreement_template_kind_jurisdiction_language_version_key', ['kind', 'jurisdiction', 'language', 'version'], {
  unique: true,
})
export class AgreementTemplateEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') kind: AgreementKind;
  @Column('text') jurisdiction: string;
  @Column('text') language: Language;
  @Column('integer') version: number;
  @Column('text') title: string;
  @Column('jsonb') clauses: TemplateClause[];
  /** The language whose text binds, where that is another one. */
  @Column('text', { name: 'binding_language' }) bindingLanguage: Language;
  @Column('date', { name: 'effective_from' }) effectiveFrom: string;
  @Column('uuid', { name: 'made_by', nullable: true }) madeBy: string | null;
  @Column('timestamptz', { name: 'made_at' }) madeAt: Date;
  @Column('text', { nullable: true }) reason: string | null;
}
