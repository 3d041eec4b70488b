import { dayIn } from '@cairn/finance';
import type { Client } from 'pg';
import { Clock } from '../kernel/clock/clock.js';
import type { TestApp } from './test-app.js';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** When all tests begin: see jest.preset.mjs. */
declare const TESTS_BEGIN: string;

/** Sets a database in which nothing has happened yet to when tests begin; the offset may be negative there. */
export async function beginBusinessTime(owner: Client): Promise<void> {
  await owner.query('update kernel.clock set offset_ms = round(extract(epoch from $1::timestamptz - now()) * 1000)', [
    TESTS_BEGIN,
  ]);
}

/** The day in UTC so many days ago, in business time. */
export const dayAgo = (t: TestApp, days = 0): string =>
  dayIn('UTC', new Date(t.get(Clock).now().getTime() - days * DAY));

/** The machine's zone, and its clock where `npm run times` has shifted it: for a process without other settings. */
export const machineTime = (): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(TZ|LD_PRELOAD|FAKETIME.*)$/.test(name)));

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
