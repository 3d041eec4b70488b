import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../database/in-tx.js';

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const requests = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer a call, by route template and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

const violations = new Counter({
  name: 'policy_violations',
  help: 'What browsers kept out of our pages, or would have',
  labelNames: ['directive', 'disposition'],
  registers: [registry],
});

const waiting = new Gauge({ name: 'outbox_waiting', help: 'Messages not handled yet', registers: [registry] });
const oldest = new Gauge({ name: 'outbox_oldest_seconds', help: 'Age of the oldest of them', registers: [registry] });
const dead = new Gauge({ name: 'dead_letters', help: 'Messages given up on and not replayed', registers: [registry] });

const frozen = new Gauge({
  name: 'ledger_money_out_frozen',
  help: '1 while money may not leave',
  registers: [registry],
});
const broken = new Gauge({
  name: 'ledger_invariants_broken',
  help: 'Ledger invariants that failed since the last whole verification',
  registers: [registry],
});

/** Of each kind of call, its series: finding it by its labels takes the registry longer than counting. */
const series = new Map<string, { observe(seconds: number): void }>();

export function observeRequest(method: string, route: string, status: number, seconds: number): void {
  const kind = `${method} ${route} ${status}`;
  const known = series.get(kind) ?? requests.labels({ method, route, status: String(status) });
  series.set(kind, known);
  known.observe(seconds);
}

export function observeViolation(directive: string, disposition: string): void {
  violations.inc({ directive, disposition });
}

export async function metricsText(database: Database): Promise<string> {
  const [row] = await database.query<{ waiting: string; oldest: string; dead: string; frozen: number; broken: string }>(
    `select (select count(*) from kernel.outbox where done_at is null) as waiting,
       coalesce((select extract(epoch from clock_timestamp() - min(created_at)) from kernel.outbox where done_at is null), 0) as oldest,
       (select count(*) from kernel.dead_letter where replayed_at is null) as dead,
       (select count(*)::int from verification.money_freeze where lifted_at is null) as frozen,
       (select count(distinct invariant) from verification.finding where state = 'broken' and run_id >= coalesce(
          (select max(id) from verification.run where kind = 'whole' and state <> 'running'), 0)) as broken`,
  );
  waiting.set(Number(row?.waiting ?? 0));
  oldest.set(Number(row?.oldest ?? 0));
  dead.set(Number(row?.dead ?? 0));
  frozen.set(row?.frozen ?? 0);
  broken.set(Number(row?.broken ?? 0));
  return registry.metrics();
}
