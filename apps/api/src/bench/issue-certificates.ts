import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { Sweeps } from '../kernel/jobs/sweeps.js';
import { readConfig } from '../kernel/config/config.js';

/** Issues every certificate that is due, as the worker does, each time its parent says so. */
const app = await NestFactory.createApplicationContext(AppModule.forProcess(readConfig(process.env), 'cairn_worker'), {
  logger: false,
});
process.on('message', () => {
  void app
    .get(Sweeps)
    .run('certificates.issue')
    .then(() => process.send?.('done'));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
