import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Register, type Holding } from '../registers/register.js';
import { LEGAL_NAME } from '../signing/legal-name.sql.js';
import { certificateNumber } from './certificate-code.js';

const SWEEP = 'certificates.issue';
const CAMPAIGNS = 20;
/** Of one campaign in one transaction: others write its register, and the events of a batch, in between. */
const BATCH = 100;

/** What was signed last for investment i. Before there were agreements nothing was. */
const AGREEMENT = `(select a.id, a.signer_name from agreement a where a.investment_id = i.id order by a.signed_at desc, a.id desc limit 1)`;
/**
 * Shares that a closing has made final and that have no certificate yet. An agreement is in force once both sides have
 * signed it: until then there is nothing to certify.
 */
const DUE = `from investment i left join lateral ${AGREEMENT} signed on true
  where i.state = 'settled' and i.units > 0
    and not exists (select from share_certificate s where s.investment_id = i.id)
    and (signed.id is null or exists (select from agreement_countersignature k where k.agreement_id = signed.id))`;
const WAITING = `select distinct i.campaign_id as item ${DUE}`;
/** While certificates are switched off, nothing is issued; it is caught up with afterwards. */
const SWITCHED_ON = `(select value #>> '{}' from site_setting where name = 'enableShareCertificate') = 'yes'`;

type Row = Omit<Holding, 'units' | 'unitPrice' | 'investmentId'> & {
  investmentId: string;
  units: string;
  unitPrice: string;
  campaign: string;
};

/**
 * After a closing each of its investments gets its certificate, in the order of their numbers. Whatever interrupts it, the
 * next run goes on: an investment has at most one.
 */
@Injectable()
export class CertificateIssue implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly register: Register,
    private readonly audit: AuditLog,
    private readonly events: Events,
    private readonly sweeps: Sweeps,
    private readonly parked: ParkedItems,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: 10, run: () => this.issueDue() });
    this.parked.register({ sweep: SWEEP, waiting: WAITING });
  }

  /** A batch of each campaign that waits; one that fails holds up no other. */
  async issueDue(): Promise<number> {
    const due = await this.database.query<{ item: string }>(
      `select w.item from (${WAITING}) w where ${SWITCHED_ON} and ${notParked(SWEEP, 'w.item')} limit ${CAMPAIGNS}`,
    );
    return this.parked.each(
      SWEEP,
      due.map(({ item }) => item),
      (campaignId) => this.database.inTx((tx) => this.issueBatch(tx, campaignId)),
    );
  }

  private async issueBatch(tx: Tx, campaignId: string): Promise<void> {
    const counter = await this.register.lock(tx, campaignId);
    const rows = await tx.query<Row[]>(
      `select i.id as "investmentId", i.investor_id as "holderId", coalesce(i.signer_name, ${LEGAL_NAME}) as "holderName", i.units::text as units,
         i.unit_price::text as "unitPrice", i.currency, c.name as campaign
       from (select i.*, signed.signer_name ${DUE} and i.campaign_id = $1 order by i.number limit ${BATCH}) i
         join campaign c on c.id = i.campaign_id join app_user u on u.id = i.investor_id
         left join investor_profile p on p.user_id = i.investor_id
       order by i.number`,
      [campaignId],
    );
    if (rows.length === 0) return;
    const made = await this.register.enter(
      tx,
      campaignId,
      counter,
      rows.map(({ campaign: _campaign, ...row }) => ({
        kind: 'issue' as const,
        holding: { ...row, units: BigInt(row.units), unitPrice: BigInt(row.unitPrice) },
      })),
    );
    await this.audit.record(tx, {
      actor: 'certificates',
      actorId: null,
      action: 'certificates.issued',
      subjectType: 'campaign',
      subjectId: campaignId,
      after: { from: made.at(0)?.number, to: made.at(-1)?.number, certificates: made.length },
    });
    await this.events.emitMany(
      tx,
      'certificate.issued',
      made.map(({ id, holderId, number }) => ({
        userId: holderId,
        campaignId,
        campaign: rows[0]?.campaign ?? '',
        certificateId: id,
        certificate: certificateNumber(number),
      })),
    );
  }
}
