import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PARTY_PROVIDER } from '@cairn/contracts/rails/providers';
import { Database } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { nextCheckSql } from '../../payments/index.js';
import { RailRegistry, type AccreditationSnapshot, type Outcome } from '../../rails/index.js';
import { SettingsService } from '../../settings/index.js';
import { AccreditationReviews } from '../review/accreditation-reviews.js';
import { AccreditationRequests, type Check } from './accreditation-requests.js';

const SWEEP = 'kyc.accreditations';
const BATCH = 20;

/** Signed applications under review that no provider was asked about: of people who stated who they are. */
const PLAN = `insert into accreditation_check (accreditation_id, provider, state, created_at, next_check_at)
  select a.id, '${PARTY_PROVIDER}', 'planned', kernel.now(), kernel.now() from accreditation a
  where a.state = 'under_review' and a.submitted_at >= (select updated_at from site_setting where name = 'accreditationProvider')
    and exists (select from accreditation_contract k where k.accreditation_id = a.id)
    and exists (select from investor_profile p where p.user_id = a.user_id)
    and not exists (select from accreditation_check c where c.accreditation_id = a.id)
  on conflict do nothing`;

const DUE = `update accreditation_check set checks = checks + 1, next_check_at = ${nextCheckSql('checks')}
  where accreditation_id in (select accreditation_id from accreditation_check where next_check_at <= kernel.now()
    order by next_check_at limit ${BATCH} for update skip locked) returning accreditation_id as id`;

const ONE = `select c.accreditation_id as id, a.user_id as "userId", c.state, c.account, c.ref
  from accreditation_check c join accreditation a on a.id = c.accreditation_id where c.accreditation_id = $1`;

/** Where the operator chose a provider for accreditations, it is asked before compliance decides. */
@Injectable()
export class AccreditationVerifier implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly rails: RailRegistry,
    private readonly requests: AccreditationRequests,
    private readonly reviews: AccreditationReviews,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 30, run: () => this.askAboutDue() });
    this.parked.register({
      sweep: SWEEP,
      waiting: 'select accreditation_id as item from accreditation_check where next_check_at is not null',
      dueNow: `update accreditation_check set next_check_at = kernel.now()
        where accreditation_id::text = $1 and next_check_at is not null`,
    });
  }

  private async askAboutDue(): Promise<number> {
    const { accreditationProvider } = await this.settings.all();
    if (accreditationProvider === PARTY_PROVIDER) await this.database.query(PLAN);
    // The next look is written before this one: what cannot be read is asked about ever more seldom.
    const due = rowsOfUpdate<{ id: string }>(await this.database.query(DUE));
    await this.parked.each(
      SWEEP,
      due.map(({ id }) => id),
      (id) => this.goOn(id),
    );
    return due.length;
  }

  private async goOn(id: string): Promise<void> {
    const [check] = await this.database.query<Check>(ONE, [id]);
    if (check === undefined) return;
    if (check.state === 'planned') {
      await this.settle(check, await this.requests.begin(check));
      return;
    }
    const { account, ref } = check;
    if (account === null || ref === null) return;
    const sent = await this.requests.sendDocuments(id, account);
    if (sent.kind === 'ok' && sent.value > 0 && check.state === 'more_asked') {
      await this.rails.of('accreditation', PARTY_PROVIDER).update(ref, 'New Info Added');
    }
    const outcome = await this.rails.of('accreditation', PARTY_PROVIDER).read(account, ref);
    if (outcome.kind !== 'ok') throw new DomainError('kyc.provider_unavailable');
    if (outcome.value !== null) await this.apply(check, outcome.value);
  }

  /** What was refused is left to compliance; what had no answer is asked again. */
  private async settle({ id }: Check, outcome: Outcome<null>): Promise<void> {
    if (outcome.kind === 'ok') return;
    if (outcome.kind !== 'rejected') throw new DomainError('kyc.provider_unavailable');
    await this.database.query(
      `update accreditation_check set state = 'refused', code = $2, decided_at = kernel.now(), next_check_at = null
       where accreditation_id = $1 and state = 'planned'`,
      [id, outcome.code],
    );
  }

  private async apply({ id, state: before }: Check, { state, code }: AccreditationSnapshot): Promise<void> {
    if (state === before) return;
    const isOver = state === 'approved' || state === 'declined';
    await this.database.inTx(async (tx) => {
      await tx.query(
        `update accreditation_check set state = $2, code = $3, decided_at = case when $4 then kernel.now() end,
           next_check_at = case when $4 then null else next_check_at end where accreditation_id = $1`,
        [id, state, code, isOver],
      );
      if (isOver) await this.reviews.decideByProvider(tx, id, PARTY_PROVIDER, { to: state, code });
    });
  }
}
