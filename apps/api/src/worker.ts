import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { Clock } from './kernel/clock/clock.js';
import { readConfig } from './kernel/config/config.js';
import { startOnceReachable } from './kernel/database/reachable.js';
import { processUrl } from './kernel/database/roles.js';
import { JobRunner } from './kernel/jobs/job-runner.js';
import { createLogger, NestLog } from './kernel/log/logger.js';
import { Signals } from './kernel/outbox/signals.js';
import { endWith } from './kernel/process/end.js';
import { endWithParent } from './kernel/process/end-with-parent.js';
import { survive } from './kernel/process/survive.js';

async function work(app: INestApplicationContext): Promise<void> {
  app.enableShutdownHooks();
  const clock = app.get(Clock);
  await clock.refresh();
  const jobs = app.get(JobRunner);
  const signals = app.get(Signals);
  signals.on('clock').subscribe(() => {
    void clock.refreshSoon().then(() => jobs.sweepAll());
  });
  await signals.listen();
  await jobs.start();
}

/** The worker process: work after requests, and scheduled work. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config);
  survive(log);
  let app: INestApplicationContext | null = null;
  endWithParent(async () => app?.close());
  await startOnceReachable({
    url: processUrl(config, 'cairn_worker'),
    say: (line) => log.warn(line),
    start: async () => {
      const options = { logger: new NestLog(log), abortOnError: false };
      app = await NestFactory.createApplicationContext(AppModule.forProcess(config, 'cairn_worker'), options);
      try {
        await work(app);
      } catch (error) {
        await app.close();
        throw error;
      }
    },
  });
  log.info('The worker is running');
}

main().catch(endWith);
