import { Injectable } from '@nestjs/common';
import type { PeriodObstacleCode } from '@cairn/contracts/admin/periods';
import type { EntityManager } from 'typeorm';

export interface PeriodObstacle {
  code: PeriodObstacleCode;
  /** A query of one row with `count`: what is open. `$1` is the last day of the month. */
  sql: string;
}

/** What keeps a month from being closed; each module says what of its records has to be settled. */
@Injectable()
export class PeriodObstacles {
  private readonly obstacles: PeriodObstacle[] = [
    {
      code: 'suspense',
      sql: `select count(*)::int as count from (select currency from ledger.account_balance where group_code = 'L:suspense'
              group by currency having sum(cr - dr) <> 0) s where $1::date is not null`,
    },
  ];

  register(obstacle: PeriodObstacle): void {
    this.obstacles.push(obstacle);
  }

  /** Those that stand in the way, with how much is open. */
  async of(lastDay: string, reader: EntityManager): Promise<{ code: PeriodObstacleCode; count: number }[]> {
    const found: { code: PeriodObstacleCode; count: number }[] = [];
    for (const { code, sql } of this.obstacles) {
      const [row] = await reader.query<{ count: number }[]>(sql, [lastDay]);
      if (row !== undefined && row.count > 0) found.push({ code, count: row.count });
    }
    return found;
  }
}
