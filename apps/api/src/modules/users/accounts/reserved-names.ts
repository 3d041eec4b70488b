import { Injectable } from '@nestjs/common';
import { isReservedName } from '@cairn/contracts/users/reserved-names';
import { fieldError } from '../../../kernel/errors/domain-error.js';
import { SettingsService } from '../../settings/index.js';

/** Nobody may use the name of the site or its operator, because recipients of a message would believe it. */
@Injectable()
export class ReservedNames {
  constructor(private readonly settings: SettingsService) {}

  /** @throws user.name_reserved at that field */
  async refuse(field: 'firstName' | 'slug', name: string): Promise<void> {
    const { siteName } = await this.settings.all();
    if (isReservedName(name, siteName)) throw fieldError(field, 'user.name_reserved');
  }
}
