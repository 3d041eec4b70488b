import 'reflect-metadata';
import { AppModule } from './app.module.js';
import { Clock } from './kernel/clock/clock.js';
import { Sessions } from './kernel/auth/sessions.js';
import { ConfigError, readConfig } from './kernel/config/config.js';
import { ConsoleDoor } from './kernel/http/console-door.js';
import { createApp } from './kernel/http/create-app.js';
import { serveSites } from './kernel/http/sites.js';
import { Signals } from './kernel/outbox/signals.js';
import { MAINTENANCE_SECONDS, MaintenanceService } from './modules/content/index.js';
import { PageHeads } from './modules/discovery/index.js';
import { endWithParent } from './kernel/process/end-with-parent.js';

/** The API process: HTTP, and the sites beside it. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await createApp(AppModule.forProcess(config, 'cairn_app'), config);
  const signals = app.get(Signals);
  signals.on('clock').subscribe(() => void app.get(Clock).refresh());
  signals.on('session_ended').subscribe((sessionId) => app.get(Sessions).forget(sessionId));
  await signals.listen();
  if (config.SERVE_SITES) {
    const heads = app.get(PageHeads);
    const maintenance = app.get(MaintenanceService);
    await serveSites(app.getHttpAdapter().getInstance(), {
      origin: config.PUBLIC_URL,
      consoleDoor: app.get(ConsoleDoor),
      media: config.MEDIA_ORIGIN,
      closedFor: async (address) => ((await maintenance.closes(address)) ? MAINTENANCE_SECONDS : null),
      headOf: (path, language) => heads.of(path, language),
    });
  }
  await app.listen(config.PORT, config.HOST);
  endWithParent(() => app.close());
}

main().catch((error: unknown) => {
  const message =
    error instanceof ConfigError ? error.message : error instanceof Error ? (error.stack ?? error.message) : 'unknown';
  process.stderr.write(`${message}\n`);
  process.exit(1);
});
