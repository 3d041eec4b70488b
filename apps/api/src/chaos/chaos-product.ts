import { fork, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { ensureDatabase, startCluster, type Cluster } from '@cairn/tooling';
import { pause } from '../kernel/process/outage.js';

const PROCESSES = ['api', 'worker', 'sandbox'] as const;
type Process = (typeof PROCESSES)[number];
export const VICTIMS = ['api', 'worker', 'postgres', 'sandbox'] as const;
export type Victim = (typeof VICTIMS)[number];

const SCRIPTS: Readonly<Record<Process, string>> = {
  api: '../bundle/main.js',
  worker: '../bundle/worker.js',
  sandbox: '../../../sandbox/dist/main.js',
};
/** Of a database that is thrown away after the run. */
export const DATABASE_PASSWORD = 'chaos';
const LAST_WORDS = 3_000;

/** Which process ended without being killed, how, and its last output. */
export interface OwnEnd {
  name: Process;
  how: string;
  words: string;
}

/** The product's processes and the sandbox; each may be killed at any moment and is started again. */
export class Product {
  private readonly children = new Map<Process, ChildProcess>();
  private readonly shot = new WeakSet<ChildProcess>();
  private cluster!: Cluster;
  readonly killed: Record<Victim, number> = { api: 0, worker: 0, postgres: 0, sandbox: 0 };
  readonly ownEnds: OwnEnd[] = [];

  constructor(
    private readonly home: string,
    private readonly databasePort: number,
    private readonly environments: Readonly<Record<Process, Readonly<Record<string, string>>>>,
  ) {}

  get ownerUrl(): string {
    return this.cluster.url('postgres');
  }

  async startDatabase(): Promise<void> {
    this.cluster = await startCluster({
      dataFolder: join(this.home, 'data'),
      port: this.databasePort,
      password: DATABASE_PASSWORD,
      durable: true,
    });
    await ensureDatabase(this.cluster, 'cairn_sandbox');
  }

  /** What no process of the product may do: for the set-up. */
  async asOwner(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
    const client = new pg.Client({ connectionString: this.ownerUrl });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  }

  start(name: Process): void {
    const child = fork(fileURLToPath(new URL(SCRIPTS[name], import.meta.url)), {
      env: { ...process.env, ...this.environments[name] },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => {
        words = (words + part.toString()).slice(-LAST_WORDS);
        for (const line of part.toString().split('\n')) {
          if (line.includes('"context":"errors"') && line.includes('"level":50')) this.fault(line);
        }
      });
    }
    child.once('exit', (code, signal) => {
      if (this.shot.has(child)) return;
      this.ownEnds.push({ name, how: String(code ?? signal), words });
      console.log(`  the ${name} ended by itself (${code ?? signal}):\n${words}`);
      this.start(name);
    });
    this.children.set(name, child);
  }

  startAll(): void {
    for (const name of PROCESSES) this.start(name);
  }

  async shoot(victim: Victim): Promise<void> {
    this.killed[victim] += 1;
    if (victim === 'postgres') {
      this.cluster.kill();
      await this.cluster.ended;
      await pause(randomInt(50, 1_500));
      await this.startDatabase();
      return;
    }
    await this.end(victim);
    await pause(randomInt(0, 800));
    this.start(victim);
  }

  async stop(): Promise<void> {
    for (const name of PROCESSES) await this.end(name);
    await this.cluster.stop();
  }

  /** A server fault as the process logged it: the cause of an answer of 500. */
  private fault(line: string): void {
    console.log(`  ${line.slice(0, LAST_WORDS)}`);
  }

  private async end(name: Process): Promise<void> {
    const child = this.children.get(name);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    this.shot.add(child);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}
