import { Injectable } from '@nestjs/common';
import type { AdminPermission } from '@cairn/contracts';

/** Records of one kind that wait for an admin. */
export interface WaitingRecords {
  /** Its name in the console; the rows of its list and of its count. */
  queue: string;
  /** The permission to see the count. */
  permission: AdminPermission;
  /**
   * A query of a column `at`: since when each of them has waited. `$1` may stand for the reader: what they have proposed
   * waits for somebody else.
   */
  sql: string;
}

/** The queues of the console; each room registers its own. */
@Injectable()
export class WaitingWork {
  private readonly queues: WaitingRecords[] = [];

  register(records: WaitingRecords): void {
    if (this.queues.some(({ queue }) => queue === records.queue)) throw new Error(`Two queues are ${records.queue}`);
    this.queues.push(records);
  }

  all(): readonly WaitingRecords[] {
    return this.queues;
  }
}
