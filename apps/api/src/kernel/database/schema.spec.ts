import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Column, DataSource, Entity, Index, PrimaryColumn } from 'typeorm';
import { entities } from '../../entities.js';
import { declaredShape, migratedShapes, type TableShape } from '../../testing/schema.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Config } from '../config/config.js';
import { migrate } from './migrate.js';
import { sqlMigrations } from './sql-migrations.js';

/** Tables that are written by SQL alone and whose rows never become objects. */
const WITHOUT_ENTITY = [
  'accreditation_check',
  'adjustment_request',
  'schema_migration',
  'rate_limit',
  'rule_param',
  'sent_mail',
  'investor_statement',
  'joined_account',
  'screened_company',
  'spouse_link',
  'investor_figure',
  'screening_case',
  'screening_entry',
  'screening_list',
  'screening_name',
  'screening_person',
  'screening_progress',
  'admin_change',
  'agreement_waiting',
  'allotment',
  'investing_account',
  'investing_answer',
  'investment_draft',
  'certificate_counter',
  'certificate_name_hidden',
  'closing_hold',
  'covered_person',
  'escrow_account',
  'covered_person_document',
  'platform_fee',
  'payment_limit',
  'page_given_up',
  'payment_rail',
  'payment_file',
  'payment_file_item',
  'bank_booking',
  'bank_csv_mapping',
  'bank_return',
  'bank_rule',
  'bank_statement',
  'provider_balance',
  'provider_balance_reading',
  'first_decision',
  'operator_account',
  'wire_instruction',
  'debit_stop',
  'bank_debit',
  'campaign_edit',
  'campaign_document',
  'campaign_document_version',
  'campaign_figure',
  'campaign_film',
  'campaign_picture',
  'document_access',
  'document_view',
  'repayment_card_money',
  'repayment_reminder',
  'rolling_closing',
  'repayment_reminded',
  'provider_call',
  'identity_appeal',
  'identity_document',
  'identity_party',
  'statement_cursor',
  'history',
  'captcha_spent',
  'recovery_code',
  'sign_in_verification',
  'user_follow',
  'social_identity',
  'social_attempt',
  'invitation',
  'data_export',
  'campaign_day',
  'investment_reminder',
  'campaign_visit',
  'saved_campaign',
  'visit_salt',
  'visit_seen',
  'campaign_update',
  'campaign_update_edit',
  'campaign_comment',
  'campaign_comment_edit',
  'campaign_comment_report',
  'campaign_answer',
  'campaign_faq',
  'team_member',
  'lead_investor',
  'campaign_interest',
  'interest_milestone',
  'campaign_submission',
  'submission_check',
  'submission_note',
  'campaign_version',
  'campaign_milestone',
  'material_change',
  'reconfirmation',
];

@Entity('site_setting')
@Index(['public'], { unique: true })
class WrongSetting {
  @PrimaryColumn('text')
  name: string;
  @Column('text')
  value: string;
  @Column('boolean', { nullable: true })
  public: boolean | null;
  @Column('timestamptz', { name: 'changed_at' })
  updatedAt: Date;
}

describe('entities against the migrated tables', () => {
  let t: TestApp;
  let shapes: Map<string, TableShape>;
  let source: DataSource;
  beforeAll(async () => {
    t = await startTestApp();
    source = t.get(DataSource);
    shapes = await migratedShapes(source, 'public');
  });
  afterAll(() => t.close());

  it('every table has one', () => {
    const declared = source.entityMetadatas.map(({ tableName }) => tableName);
    expect([...shapes.keys()].sort()).toEqual([...declared, ...WITHOUT_ENTITY].sort());
    expect(declared).toHaveLength(entities.length);
  });

  it('each agrees in columns, types, nullability and unique indexes', () => {
    const declared = source.entityMetadatas.map((entity) => [entity.tableName, declaredShape(entity, source)]);
    const migrated = source.entityMetadatas.map(({ tableName }) => [tableName, shapes.get(tableName)]);
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(migrated));
  });

  it('finds an entity that is wrong in each of these', async () => {
    const other = await new DataSource({
      type: 'postgres',
      url: t.database.url,
      entities: [WrongSetting],
    }).initialize();
    const shape = declaredShape(other.getMetadata(WrongSetting), other);
    await other.destroy();
    const migrated = shapes.get('site_setting') ?? [];
    expect(shape.filter((line) => !migrated.includes(line))).toEqual([
      'changed_at timestamptz not null',
      'public boolean',
      'unique (public)',
      'value text not null',
    ]);
  });
});

describe('migrations', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  it('are all there, numbered without a gap', () => {
    const files = readdirSync(fileURLToPath(new URL('../../../migrations', import.meta.url))).sort();
    expect(files.map((file) => file.slice(0, 4))).toEqual(
      files.map((_file, index) => String(index + 1).padStart(4, '0')),
    );
    expect(sqlMigrations()).toHaveLength(files.length);
  });

  it('run once: a second start finds nothing to do and changes nothing', async () => {
    const before = await migratedShapes(t.get(DataSource), 'public');
    expect(await migrate(t.get(Config))).toEqual([]);
    expect(await Promise.all([migrate(t.get(Config)), migrate(t.get(Config))])).toEqual([[], []]);
    expect(await migratedShapes(t.get(DataSource), 'public')).toEqual(before);
  });

  it('cannot be undone', async () => {
    const [first] = sqlMigrations();
    await expect(first && new first().down(t.get(DataSource).createQueryRunner())).rejects.toThrow('cannot be undone');
  });
});
