import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { Clock } from './kernel/clock/clock.js';
import { ConfigError, readConfig } from './kernel/config/config.js';
import { JobRunner } from './kernel/jobs/job-runner.js';
import { createLogger, NestLog } from './kernel/log/logger.js';
import { Signals } from './kernel/outbox/signals.js';
import { endWithParent } from './kernel/process/end-with-parent.js';

/** The worker process: what happens after a request, and what nobody asks for. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config);
  const app = await NestFactory.createApplicationContext(AppModule.forProcess(config, 'cairn_worker'), {
    logger: new NestLog(log),
    abortOnError: false,
  });
  app.enableShutdownHooks();
  const clock = app.get(Clock);
  await clock.refresh();
  const jobs = app.get(JobRunner);
  const signals = app.get(Signals);
  signals.on('clock').subscribe(() => {
    void clock.refresh().then(() => jobs.sweepAll());
  });
  await signals.listen();
  await jobs.start();
  log.info('The worker is at work');
  endWithParent(() => app.close());
}

main().catch((error: unknown) => {
  const message =
    error instanceof ConfigError ? error.message : error instanceof Error ? (error.stack ?? error.message) : 'unknown';
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
