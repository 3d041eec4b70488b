import { fork, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { openSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCluster, type Cluster } from '@cairn/tooling';

export type Victim = 'api' | 'worker' | 'postgres';

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The product's processes, each of which may be shot at any moment and is started again. */
export class Product {
  private readonly children = new Map<'api' | 'worker', ChildProcess>();
  private cluster!: Cluster;
  readonly killed: Record<Victim, number> = { api: 0, worker: 0, postgres: 0 };

  constructor(
    private readonly home: string,
    private readonly databasePort: number,
    readonly env: Record<string, string>,
  ) {}

  get ownerUrl(): string {
    return this.cluster.url('postgres');
  }

  async startDatabase(): Promise<void> {
    this.cluster = await startCluster({
      dataFolder: join(this.home, 'data'),
      port: this.databasePort,
      password: 'chaos',
      durable: true,
    });
  }

  start(name: 'api' | 'worker'): void {
    const sink = openSync(devNull, 'w');
    const script = fileURLToPath(
      new URL(name === 'api' ? '../bundle/main.js' : '../bundle/worker.js', import.meta.url),
    );
    this.children.set(
      name,
      fork(script, { env: { ...process.env, ...this.env }, stdio: ['ignore', sink, sink, 'ipc'] }),
    );
  }

  async shoot(victim: Victim): Promise<void> {
    this.killed[victim] += 1;
    if (victim === 'postgres') {
      this.cluster.kill();
      await pause(randomInt(50, 400));
      await this.startDatabase();
      return;
    }
    const child = this.children.get(victim);
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGKILL');
    await gone;
    this.start(victim);
  }

  /** A process that did not survive the database's restart is started again, as a supervisor would. */
  supervise(): void {
    for (const [name, child] of this.children) {
      if (child.exitCode === null) continue;
      console.log(`  the ${name} had ended by itself (${child.exitCode})`);
      this.start(name);
    }
  }

  async stop(): Promise<void> {
    for (const child of this.children.values()) child.kill('SIGKILL');
    await this.cluster.stop();
  }
}
