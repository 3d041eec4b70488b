import { Controller } from '@nestjs/common';
import { adminApi, roleMay } from '@cairn/contracts';
import { QueueCount } from '@cairn/contracts/admin/admin.replies';
import { WaitingWork } from '../../kernel/console/waiting-work.js';
import { Database } from '../../kernel/database/in-tx.js';
import { Call } from '../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../kernel/http/request.js';

/** The console's first page. */
@Controller()
export class OperationsController {
  constructor(
    private readonly database: Database,
    private readonly waiting: WaitingWork,
  ) {}

  @Call(adminApi.queues, {
    summary: 'Count the waiting items of each queue, with the age of the oldest',
    reply: [QueueCount],
  })
  async queues(@Caller() admin: Identity): Promise<QueueCount[]> {
    const { adminRole, userId } = admin;
    const mine = this.waiting.all().filter(({ permission }) => adminRole !== null && roleMay(adminRole, permission));
    if (mine.length === 0) return [];
    return this.database.query<QueueCount>(
      mine
        .map(
          ({ queue, sql }) =>
            `select '${queue}' as queue, count(*)::int as count, min(at) as oldest from (${sql}) q where $1::uuid is not null`,
        )
        .join(' union all ')
        .concat(' order by queue'),
      [userId],
    );
  }
}
