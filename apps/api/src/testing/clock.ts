import { Clock } from '../kernel/clock/clock.js';
import type { TestApp } from './test-app.js';

export const HOUR = 3_600_000;

/** Moves business time on where there is no sandbox beside the product. */
export async function passTime(t: TestApp, milliseconds: number): Promise<void> {
  await t.database.asOwner((client) =>
    client.query('update kernel.clock set offset_ms = offset_ms + $1', [milliseconds]),
  );
  await t.get(Clock).refresh();
}

/** Lets somebody's step-up authentication expire (SEC-14). */
export const forgetStepUp = (t: TestApp, userId: string): Promise<unknown> =>
  t.db.query('update session set stepped_up_at = null where user_id = $1', [userId]);
