import { Injectable } from '@nestjs/common';
import { SettingsService } from '../site/settings.service.js';
import { isListed } from '../../../kernel/hardening/address-list.js';

/** What `Retry-After` asks for while the site is closed. */
export const MAINTENANCE_SECONDS = 600;

/** whether the site is closed to an address. */
@Injectable()
export class MaintenanceService {
  constructor(private readonly settings: SettingsService) {}

  /** `address` is the one that the trusted proxies report (SEC-36), never one that the visitor names. */
  async closes(address: string): Promise<boolean> {
    const { maintainanceMode, exceptIP } = await this.settings.all();
    return maintainanceMode === 'yes' && !isListed(address, exceptIP);
  }
}
