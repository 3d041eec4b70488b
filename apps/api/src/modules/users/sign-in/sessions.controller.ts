import { Controller, Param } from '@nestjs/common';
import { OTHER_SESSIONS, sessionsApi } from '@cairn/contracts';
import { AutoLogin, OpenSession } from '@cairn/contracts/users/sessions.replies';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { AutoLoginService } from './auto-login.service.js';
import { SessionsService } from './sessions.service.js';

const ids = new IdPipe();

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly autoLogin: AutoLoginService,
  ) {}

  @Call(sessionsApi.list, { summary: 'List your sessions', reply: [OpenSession] })
  list(@Caller() caller: Identity): Promise<OpenSession[]> {
    return this.sessions.list(caller);
  }

  @Call(sessionsApi.end, { summary: 'End one session, or with `others` every other session', reply: Done })
  end(@Caller() caller: Identity, @Param('id') id: string): Promise<Done> {
    return id === OTHER_SESSIONS ? this.sessions.endOthers(caller) : this.sessions.end(caller, ids.transform(id));
  }

  @Call(sessionsApi.autoLogin, { summary: 'Create a one-time sign-in token, valid for a minute', reply: AutoLogin })
  mint(@Caller() caller: Identity): Promise<AutoLogin> {
    return this.autoLogin.mint(caller);
  }
}
