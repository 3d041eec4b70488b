import { Injectable } from '@nestjs/common';
import { isContractRequired } from '@cairn/contracts/campaigns/required-fields';
import { SettingsService } from '../../settings/index.js';

/** V-36: whether the site needs an agreement of each owner's own. */
@Injectable()
export class ContractRule {
  constructor(private readonly settings: SettingsService) {}

  async isRequired(): Promise<boolean> {
    return isContractRequired(await this.settings.all());
  }
}
