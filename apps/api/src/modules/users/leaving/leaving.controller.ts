import { Body, Controller, Param } from '@nestjs/common';
import { leavingApi } from '@cairn/contracts';
import { AccountClosing, CloseAccountRequest, DataExport } from '@cairn/contracts/users/leaving';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { AccountClosingService } from './account-closing.service.js';
import { DataExportService } from './data-export.service.js';

@Controller()
export class LeavingController {
  constructor(
    private readonly closing: AccountClosingService,
    private readonly exports: DataExportService,
  ) {}

  @Call(leavingApi.closing, { summary: 'Get the closure state of your account', reply: AccountClosing })
  state(@Caller() caller: Identity): Promise<AccountClosing> {
    return this.closing.state(caller);
  }

  @Call(leavingApi.close, {
    summary: 'Request the closure of your account in thirty days',
    body: CloseAccountRequest,
    reply: AccountClosing,
    errors: ['user.closing_blocked'],
  })
  close(@Caller() caller: Identity, @Body() body: CloseAccountRequest): Promise<AccountClosing> {
    return this.closing.ask(caller, body);
  }

  @Call(leavingApi.keep, { summary: 'Cancel the closure of your account', reply: AccountClosing })
  keep(@Caller() caller: Identity): Promise<AccountClosing> {
    return this.closing.keep(caller);
  }

  @Call(leavingApi.askExport, { summary: 'Request a copy of your data', reply: DataExport, status: 202 })
  ask(@Caller() caller: Identity): Promise<DataExport> {
    return this.exports.ask(caller);
  }

  @Call(leavingApi.export, { summary: 'Get the state of the data copy and its download link', reply: DataExport })
  read(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<DataExport> {
    return this.exports.read(caller, id);
  }
}
