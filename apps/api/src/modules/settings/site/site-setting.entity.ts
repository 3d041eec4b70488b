import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('site_setting')
export class SiteSettingEntity {
  @PrimaryColumn('text') name: string;
  @Column('jsonb') value: unknown;
  /** Secrets and internal figures never leave the server. */
  @Column('boolean') public: boolean;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
}
