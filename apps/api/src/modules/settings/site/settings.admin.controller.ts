import { Body, Controller, Ip, Param, Req } from '@nestjs/common';
import { SITE_MARKS, settingsApi, type SiteMark } from '@cairn/contracts';
import { AdminSettings } from '@cairn/contracts/settings/admin-settings.reply';
import { ChangeSettingsRequest } from '@cairn/contracts/settings/settings.requests';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { ONE_FILE, readUpload } from '../../../kernel/files/upload.js';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { SettingsAdminService } from './settings.admin.service.js';

function markOf(word: string): SiteMark {
  const mark = SITE_MARKS.find((known) => known === word);
  if (mark === undefined) throw notFound();
  return mark;
}

@Controller()
export class SettingsAdminController {
  constructor(private readonly settings: SettingsAdminService) {}

  @Call(settingsApi.read, { summary: 'Get all settings', reply: AdminSettings })
  read(): Promise<AdminSettings> {
    return this.settings.read();
  }

  @Call(settingsApi.change, {
    summary: 'Change settings',
    body: ChangeSettingsRequest,
    reply: AdminSettings,
    errors: [
      'settings.contrast',
      'settings.address',
      'settings.overtaken',
      'settings.fee_too_high',
      'validation.required',
    ],
  })
  change(@Caller() admin: Identity, @Body() body: ChangeSettingsRequest, @Ip() ip: string): Promise<AdminSettings> {
    return this.settings.change(admin, body, ip);
  }

  @Call(settingsApi.setMark, {
    summary: 'Upload a logo or the favicon',
    multipart: ONE_FILE,
    reply: AdminSettings,
    errors: ['file.required', 'file.type', 'file.too_large', 'file.too_small', 'request.not_found'],
  })
  async setMark(
    @Caller() admin: Identity,
    @Param('mark') word: string,
    @Req() request: FastifyRequest,
    @Ip() ip: string,
  ): Promise<AdminSettings> {
    const mark = markOf(word);
    return this.settings.setMark(admin, mark, await readUpload(request), ip);
  }

  @Call(settingsApi.removeMark, {
    summary: 'Restore the default logo or favicon',
    reply: AdminSettings,
    errors: ['request.not_found'],
  })
  removeMark(@Caller() admin: Identity, @Param('mark') word: string, @Ip() ip: string): Promise<AdminSettings> {
    return this.settings.removeMark(admin, markOf(word), ip);
  }
}
