import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { Clock } from './kernel/clock/clock.js';
import { Sessions } from './kernel/auth/sessions.js';
import { readConfig, type Config } from './kernel/config/config.js';
import { startOnceReachable } from './kernel/database/reachable.js';
import { processUrl } from './kernel/database/roles.js';
import { ConsoleDoor } from './kernel/hardening/console-door.js';
import { createApp } from './kernel/http/create-app.js';
import { serveSites } from './kernel/sites/sites.js';
import { SiteLanguages } from './kernel/i18n/site-languages.js';
import { createLogger } from './kernel/log/logger.js';
import { Signals } from './kernel/outbox/signals.js';
import { MAINTENANCE_SECONDS, MaintenanceService, SettingsService } from './modules/settings/index.js';
import { PageHeads } from './modules/discovery/index.js';
import { endWith } from './kernel/process/end.js';
import { endWithParent } from './kernel/process/end-with-parent.js';
import { survive } from './kernel/process/survive.js';

async function serve(app: NestFastifyApplication, config: Config): Promise<void> {
  const signals = app.get(Signals);
  signals.on('clock').subscribe(() => void app.get(Clock).refreshSoon());
  signals.on('session_ended').subscribe((sessionId) => app.get(Sessions).forget(sessionId));
  await signals.listen();
  if (config.SERVE_SITES) {
    const heads = app.get(PageHeads);
    const maintenance = app.get(MaintenanceService);
    await serveSites(app.getHttpAdapter().getInstance(), {
      origin: config.PUBLIC_URL,
      adminOrigin: config.ADMIN_ORIGIN,
      consoleDoor: app.get(ConsoleDoor),
      media: config.MEDIA_ORIGIN,
      ...(config.RENDERED_PAGES ? { signals } : {}),
      catalogue: config.NODE_ENV !== 'production',
      closedFor: async (address) => ((await maintenance.closes(address)) ? MAINTENANCE_SECONDS : null),
      languages: () => app.get(SiteLanguages).offered(),
      analytics: async () => (await app.get(SettingsService).public()).thirdPartyAnalytics === 'yes',
      headOf: (path, language) => heads.of(path, language),
      now: () => app.get(Clock).now().getTime(),
    });
  }
  await app.listen(config.PORT, config.HOST);
}

/** The API process: HTTP, and the sites beside it. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config);
  survive(log);
  let app: NestFastifyApplication | null = null;
  endWithParent(async () => app?.close());
  await startOnceReachable({
    url: processUrl(config, 'cairn_app'),
    say: (line) => log.warn(line),
    start: async () => {
      app = await createApp(AppModule.forProcess(config, 'cairn_app'), config);
      try {
        await serve(app, config);
      } catch (error) {
        await app.close();
        throw error;
      }
    },
  });
}

main().catch(endWith);
