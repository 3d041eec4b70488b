import { Controller } from '@nestjs/common';
import { adminApi, roleMay, type AdminPermission } from '@cairn/contracts';
import { QueueCount } from '@cairn/contracts/admin/admin.replies';
import { Database } from '../../kernel/database/in-tx.js';
import { Call } from '../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../kernel/http/request.js';

/** What waits for an admin, and who may see it. */
const QUEUES: readonly { queue: string; permission: AdminPermission; sql: string }[] = [
  {
    queue: 'campaigns',
    permission: 'campaigns.review',
    sql: 'select submitted_at as at from campaign where status = 1',
  },
  {
    queue: 'identities',
    permission: 'identity.review',
    sql: `select submitted_at as at from investor_profile where state = 'under_review'`,
  },
  {
    queue: 'accreditations',
    permission: 'accreditation.review',
    sql: `select submitted_at as at from accreditation where state = 'under_review'`,
  },
  {
    queue: 'inquiries',
    permission: 'inquiries.answer',
    sql: `select created_at as at from contact_inquiry where state = 'open'`,
  },
  {
    queue: 'ledger-verification',
    permission: 'ledger.read',
    sql: 'select since as at from verification.money_freeze where lifted_at is null',
  },
  {
    queue: 'payouts',
    permission: 'payouts.confirm',
    sql: `select requested_at as at from payout where state in ('requested', 'approved')`,
  },
  {
    queue: 'late-repayments',
    permission: 'payouts.read',
    sql: `select r.due_on::timestamp at time zone z.name as at
          from repayment r, (select value #>> '{}' as name from site_setting where name = 'timezone') z
          where r.state in ('due', 'paying') and not r.early and r.due_on < (kernel.now() at time zone z.name)::date`,
  },
  {
    queue: 'withdrawals',
    permission: 'withdrawals.confirm',
    sql: `select created_at as at from withdrawal where state in ('requested', 'approved')`,
  },
  {
    queue: 'refunds',
    permission: 'payments.manage',
    sql: `select created_at as at from refund where state = 'failed' and resolved_at is null`,
  },
  {
    queue: 'payments',
    permission: 'payments.manage',
    sql: 'select coalesce(collected_at, created_at) as at from payment where attention is not null',
  },
  {
    queue: 'disputes',
    permission: 'payments.read',
    sql: `select opened_at as at from dispute where state in ('warning', 'open')`,
  },
  {
    queue: 'statement-lines',
    permission: 'payments.read',
    sql: `select occurred_at as at from statement_line
          where state <> 'matched' and occurred_at < kernel.now() - interval '1 day'`,
  },
  {
    queue: 'parked-items',
    permission: 'operations.retry',
    sql: 'select first_failed_at as at from kernel.parked_item',
  },
  {
    queue: 'dead-letters',
    permission: 'operations.retry',
    sql: 'select died_at as at from kernel.dead_letter where replayed_at is null or replayed_at < died_at',
  },
  {
    queue: 'deletion-requests',
    permission: 'users.read',
    sql: `select deletion_requested_at as at from app_user where deletion_due_at is not null and pseudonymised_at is null`,
  },
  {
    queue: 'admin-changes',
    permission: 'admins.change',
    sql: `select made_at as at from admin_change where state = 'waiting'`,
  },
  {
    queue: 'platform-fees',
    permission: 'fees.change',
    sql: `select made_at as at from platform_fee where state = 'waiting'`,
  },
  {
    queue: 'message-reports',
    permission: 'messages.moderate',
    sql: `select created_at as at from message_report where state = 'open'`,
  },
];

/** The console's first page. */
@Controller()
export class OperationsController {
  constructor(private readonly database: Database) {}

  @Call(adminApi.queues, { summary: 'What waits, with the age of the oldest', reply: [QueueCount] })
  async queues(@Caller() admin: Identity): Promise<QueueCount[]> {
    const { adminRole } = admin;
    const mine = QUEUES.filter(({ permission }) => adminRole !== null && roleMay(adminRole, permission));
    if (mine.length === 0) return [];
    return this.database.query<QueueCount>(
      mine
        .map(
          ({ queue, sql }) => `select '${queue}' as queue, count(*)::int as count, min(at) as oldest from (${sql}) q`,
        )
        .join(' union all '),
    );
  }
}
