import { Injectable } from '@nestjs/common';
import type { InvestmentState } from '@cairn/contracts';
import type { InvestmentReceipt, TimelineEntry } from '@cairn/contracts/investments/investments.replies';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { END_OF_CAMPAIGN } from '../../campaigns/index.js';
import { readTimeToThink, timeToThink, type TimeToThinkColumn } from '../../jurisdictions/index.js';
import { AllotmentPreview } from '../allotment/allotment-preview.service.js';
import { INVESTMENT_FIELDS, presentInvestment, type InvestmentRow } from '../record/investment-reads.repository.js';

type Row = InvestmentRow &
  Pick<InvestmentReceipt, 'wayBack'> & {
    investorName: string;
    transactionId: string | null;
    endedAt: Date | null;
    takenByBank: string;
    fees: string | null;
    feesReturned: string | null;
    allotment: { committed: string; allotted: string } | null;
    campaignEnded: { at: string; reason: string | null } | null;
    timeToThink: TimeToThinkColumn;
  };

/** Of investment i: by its last refund, and by the dispute that ended it. */
const WAY_BACK = `case when i.state in ('refunding', 'refunded') then coalesce(
  (select case when d.state = 'won' then 'wallet' else 'bank' end from dispute d join payment p on p.id = d.payment_id
   where p.purpose = 'investment' and p.subject_id = i.id and d.borne_by in ('escrow', 'refund') limit 1),
  (select case when r.resolution = 'wallet' then 'wallet' when r.resolution = 'charged_back' then 'bank'
     when r.resolution = 'refunded_elsewhere' then 'source' when r.state = 'failed' then 'failed' end from refund r
   where r.subject_type = 'investment' and r.subject_id = i.id order by r.attempt desc limit 1),
  'source') end`;

/** Of investment i: what its payer has added for the way to pay. */
const FEES = `(select p.surcharge from payment p
  where p.purpose = 'investment' and p.subject_id = i.id and p.state = 'collected')`;

/** What of that is refunded with the payment. */
const FEES_RETURNED = `(select greatest(0, max(r.amount - p.amount)) from refund r join payment p on p.id = r.payment_id
  where r.subject_type = 'investment' and r.subject_id = i.id)`;

/** Of investment i, where it was cut. */
const ALLOTMENT = `(select json_build_object('committed', a.committed::text, 'allotted', a.allotted::text)
  from allotment a where a.investment_id = i.id and a.allotted < a.committed)`;

const allotmentOf = ({ allotment }: Row): InvestmentReceipt['allotment'] => {
  if (allotment === null) return null;
  const [committed, allotted] = [BigInt(allotment.committed), BigInt(allotment.allotted)];
  return { committed, allotted, returned: committed - allotted };
};

const PAID: readonly InvestmentState[] = ['received', 'settled'];
const GOING_BACK: readonly InvestmentState[] = ['refunding', 'refunded'];

/** What happens to the money, with dates: done, now, next. */
function timelineOf(row: Row): TimelineEntry[] {
  const reserved: TimelineEntry = { event: 'reserved', at: row.createdAt, state: 'done' };
  if (PAID.includes(row.state)) {
    const settled = row.state === 'settled';
    return [
      reserved,
      { event: 'received', at: row.receivedAt, state: settled ? 'done' : 'now' },
      { event: 'closing', at: row.closesAt, state: settled ? 'done' : 'next' },
    ];
  }
  if (GOING_BACK.includes(row.state)) {
    return [
      reserved,
      { event: 'received', at: row.receivedAt, state: 'done' },
      { event: row.state, at: row.endedAt, state: 'now' },
    ];
  }
  if (row.state === 'reserved' || row.state === 'paying') {
    return [
      { ...reserved, state: row.state === 'reserved' ? 'now' : 'done' },
      { event: 'paying', at: row.reservedUntil, state: row.state === 'paying' ? 'now' : 'next' },
      { event: 'closing', at: row.closesAt, state: 'next' },
    ];
  }
  return [reserved, { event: row.state, at: row.endedAt, state: 'now' }];
}

@Injectable()
export class ReceiptService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly allotments: AllotmentPreview,
  ) {}

  /** The receipt of an investment of this investor, or of any where none is named; by its actual state. */
  async receipt(investorId: string | null, id: string): Promise<InvestmentReceipt> {
    const [row] = await this.database.query<Row>(
      `select ${INVESTMENT_FIELDS}, u.first_name || ' ' || u.last_name as "investorName", i.ended_at as "endedAt",
         ${WAY_BACK} as "wayBack",
         (select coalesce(sum(r.taken_by_bank), 0)::text from refund r
          where r.subject_type = 'investment' and r.subject_id = i.id and r.resolution = 'wallet') as "takenByBank",
         ${FEES} as fees, ${FEES_RETURNED} as "feesReturned",
         ${ALLOTMENT} as allotment, ${timeToThink('i.investor_id', 'i.created_at', 'i.reflection_until')} as "timeToThink", ${END_OF_CAMPAIGN} as "campaignEnded",
         coalesce(
           (select p.provider_payment_id from payment p where p.purpose = 'investment' and p.subject_id = i.id and p.state = 'collected'),
           (select t.uid::text from ledger.tx t where t.source_type = 'investment' and t.source_id = i.id::text
              and t.kind = 'investment_wallet')) as "transactionId"
       from investment i join campaign c on c.id = i.campaign_id join app_user u on u.id = i.investor_id
       where i.id = $1 and ($2::uuid is null or i.investor_id = $2)`,
      [id, investorId],
    );
    if (row === undefined) throw notFound();
    const { endedAt: _endedAt, ...shown } = presentInvestment(row, this.clock.now());
    const fees = BigInt(row.fees ?? 0);
    return {
      ...shown,
      issuedAt: row.endedAt ?? shown.receivedAt ?? shown.createdAt,
      paymentMethod: shown.paymentType,
      referenceId: row.number,
      fees,
      feesReturned: BigInt(row.feesReturned ?? 0),
      total: shown.receivedAt === null ? 0n : shown.amount + fees,
      takenByBank: BigInt(row.takenByBank),
      allotment: allotmentOf(row),
      allotmentNow: row.state === 'received' ? await this.allotments.ofInvestment(row.campaignId, id) : null,
      timeToThink: readTimeToThink(row.timeToThink),
      campaignEnded: row.campaignEnded && { ...row.campaignEnded, at: new Date(row.campaignEnded.at) },
      timeline: timelineOf(row),
    };
  }
}
