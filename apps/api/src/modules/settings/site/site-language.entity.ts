import type { Language } from '@cairn/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('site_language')
@Index('site_language_default_key', ['isDefault'], { unique: true, where: 'is_default' })
export class SiteLanguageEntity {
  @PrimaryColumn('text') code: Language;
  @Column('text') name: string;
  @Column('text') folder: string;
  @Column('text') direction: 'ltr' | 'rtl';
  @Column('integer') position: number;
  @Column('boolean', { default: true }) enabled: boolean;
  /** Texts that a record lacks are read in this language. */
  @Column('boolean', { name: 'is_default', default: false }) isDefault: boolean;
}
