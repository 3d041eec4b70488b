import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SettingsService, type Settings } from '../site/settings.service.js';
import { isListed } from '../../../kernel/hardening/address-list.js';
import { KeptAnswers } from '../../../kernel/memory/kept-answers.js';

/** The value of `Retry-After` while the site is closed. */
export const MAINTENANCE_SECONDS = 600;

const isClosed = ({ maintainanceMode, exceptIP }: Settings, address: string): boolean =>
  maintainanceMode === 'yes' && !isListed(address, exceptIP);

/** whether the site is closed to an address. */
@Injectable()
export class MaintenanceService implements OnModuleInit {
  constructor(
    private readonly settings: SettingsService,
    private readonly kept: KeptAnswers,
  ) {}

  onModuleInit(): void {
    this.kept.closing = {
      known: (address) => {
        const settings = this.settings.known();
        return settings === null ? null : isClosed(settings, address);
      },
      asked: (address) => this.closes(address),
    };
  }

  /** `address` is the one that the trusted proxies report (SEC-36), never one that the visitor names. */
  async closes(address: string): Promise<boolean> {
    return isClosed(await this.settings.all(), address);
  }
}
