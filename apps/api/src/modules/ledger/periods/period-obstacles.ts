import { Injectable } from '@nestjs/common';
import type { PeriodObstacleCode } from '@cairn/contracts/admin/periods';
import type { EntityManager } from 'typeorm';

export interface PeriodObstacle {
  code: PeriodObstacleCode;
  /**
   * A query of one row with `count`: what of the month or before it is still open. `$1` is the last day of the month; what
   * is of a later day keeps no month open that was over before.
   */
  sql: string;
}

/** What keeps a month from being closed; each module says what of its records has to be settled. */
@Injectable()
export class PeriodObstacles {
  private readonly obstacles: PeriodObstacle[] = [];

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
