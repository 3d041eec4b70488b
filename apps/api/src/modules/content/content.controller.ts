import { Controller } from '@nestjs/common';
import { contentApi } from '@cairn/contracts';
import { SiteSetting } from '@cairn/contracts/content/site-setting.reply';
import { Call } from '../../kernel/http/call.decorator.js';
import { SettingsService } from './settings.service.js';

@Controller()
export class ContentController {
  constructor(private readonly settings: SettingsService) {}

  @Call(contentApi.siteSetting, { summary: 'Public settings of the site', reply: SiteSetting })
  siteSetting(): Promise<SiteSetting> {
    return this.settings.public();
  }
}
