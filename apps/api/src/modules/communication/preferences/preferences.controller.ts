import { Body, Controller, Param } from '@nestjs/common';
import { communicationApi } from '@cairn/contracts';
import { EmailPreferences, EmailPreferencesRequest } from '@cairn/contracts/communication/preferences';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { PreferencesService } from './preferences.service.js';
import { Unsubscribing } from './unsubscribing.js';

@Controller()
export class PreferencesController {
  constructor(
    private readonly preferences: PreferencesService,
    private readonly unsubscribing: Unsubscribing,
  ) {}

  @Call(communicationApi.preferences, { summary: 'Get your notification preferences', reply: EmailPreferences })
  mine(@Caller() caller: Identity): Promise<EmailPreferences> {
    return this.preferences.mine(caller);
  }

  @Call(communicationApi.createPreferences, {
    summary: 'Set notification preferences for the first time',
    body: EmailPreferencesRequest,
    reply: EmailPreferences,
    status: 201,
  })
  create(@Caller() caller: Identity, @Body() body: EmailPreferencesRequest): Promise<EmailPreferences> {
    return this.preferences.create(caller, body);
  }

  @Call(communicationApi.changePreferences, {
    summary: 'Change notification preferences',
    body: EmailPreferencesRequest,
    reply: EmailPreferences,
  })
  change(
    @Caller() caller: Identity,
    @Param('id', IdPipe) id: string,
    @Body() body: EmailPreferencesRequest,
  ): Promise<EmailPreferences> {
    return this.preferences.change(caller, id, body);
  }

  @Call(communicationApi.unsubscribe, {
    summary: 'Unsubscribe from the e-mails of one topic with their link',
    reply: Done,
    errors: ['auth.link_invalid'],
  })
  async unsubscribe(@Param('token') token: string): Promise<Done> {
    await this.unsubscribing.unsubscribe(token);
    return { done: true };
  }
}
