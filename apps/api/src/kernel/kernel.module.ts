import { Global, Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { AuditChain } from './audit/audit-chain.js';
import { AuditLog } from './audit/audit-log.js';
import { AccessGuard } from './auth/access.guard.js';
import { CallerLanguage } from './auth/caller-language.js';
import { JwtStrategy } from './auth/jwt.strategy.js';
import { Sessions } from './auth/sessions.js';
import { Tokens } from './auth/tokens.js';
import { VerifiedTokens } from './auth/verified-tokens.js';
import { Clock } from './clock/clock.js';
import { Config } from './config/config.js';
import { Reveals } from './audit/reveals.js';
import { PersonalData } from './crypto/personal-data.js';
import { Database } from './database/in-tx.js';
import { dataSourceOptions } from './database/data-source.js';
import type { ProcessRole } from './database/roles.js';
import { FileScans } from './files/file-scans.js';
import { FileStore } from './files/file-store.js';
import { PictureStore } from './files/picture-store.js';
import { MediaOrigin } from './files/media-origin.js';
import { MediaController } from './files/media.controller.js';
import { History } from './history/history.js';
import { HealthController } from './health/health.controller.js';
import { ConsoleDoor } from './hardening/console-door.js';
import { ErrorFilter } from './http/error.filter.js';
import { ListedTransfers } from './console/listed-transfers.js';
import { WaitingWork } from './console/waiting-work.js';
import { ListExportInterceptor } from './exports/list-export.interceptor.js';
import { PolicyReportsController } from './hardening/policy-reports.controller.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { IdempotencyStore } from './idempotency/idempotency.store.js';
import { SiteLanguages } from './i18n/site-languages.js';
import { Words } from './i18n/words.js';
import { RateLimits } from './limits/rate-limits.js';
import { Mailer } from './mail/mailer.js';
import { KeptAnswers } from './memory/kept-answers.js';
import { Delivery } from './outbox/delivery.js';
import { Events } from './outbox/events.js';
import { Signals } from './outbox/signals.js';
import { PaperPrinter } from './pdf/paper-printer.js';
import { PdfSealer } from './signing/pdf-sealer.js';
import { PlatformKeys } from './signing/platform-keys.js';
import { JobRunner } from './jobs/job-runner.js';
import { ParkedItems } from './jobs/parked-items.js';
import { Sweeps } from './jobs/sweeps.js';

const PROVIDERS = [
  AccessGuard,
  AuditChain,
  AuditLog,
  CallerLanguage,
  Clock,
  ConsoleDoor,
  Database,
  Delivery,
  ErrorFilter,
  Events,
  FileScans,
  FileStore,
  PictureStore,
  History,
  IdempotencyInterceptor,
  IdempotencyStore,
  JobRunner,
  JwtStrategy,
  KeptAnswers,
  ListExportInterceptor,
  Mailer,
  MediaOrigin,
  ParkedItems,
  PaperPrinter,
  PdfSealer,
  PersonalData,
  Reveals,
  PlatformKeys,
  RateLimits,
  Sessions,
  Signals,
  SiteLanguages,
  Sweeps,
  Tokens,
  VerifiedTokens,
  Words,
  ListedTransfers,
  WaitingWork,
];

export type Entities = readonly EntityTarget<ObjectLiteral>[];

export interface ProcessOptions {
  /** False for commands that only look at the code. */
  connect: boolean;
}

/** The providers that every module uses. Global: injected without an import. */
@Global()
@Module({})
export class KernelModule {
  static forProcess(config: Config, role: ProcessRole, entities: Entities, { connect }: ProcessOptions): DynamicModule {
    return {
      module: KernelModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(config, role, entities),
          retryAttempts: 0,
          manualInitialization: !connect,
        }),
        JwtModule.register({}),
        PassportModule,
        DiscoveryModule,
      ],
      controllers: [HealthController, MediaController, PolicyReportsController],
      providers: [{ provide: Config, useValue: config }, ...PROVIDERS],
      exports: [Config, ...PROVIDERS],
    };
  }
}
