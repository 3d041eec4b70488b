import { Controller, Param } from '@nestjs/common';
import { wireApi } from '@cairn/contracts';
import { WireInstructions } from '@cairn/contracts/payments/wire.replies';
import { Call } from '../../../kernel/http/call.decorator.js';
import { IdPipe } from '../../../kernel/http/id.pipe.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { WireReads } from './wire-reads.js';

@Controller()
export class WireController {
  constructor(private readonly reads: WireReads) {}

  @Call(wireApi.instructions, {
    summary: 'Get the instructions of your payment by wire transfer',
    reply: WireInstructions,
  })
  instructions(@Caller() caller: Identity, @Param('id', IdPipe) id: string): Promise<WireInstructions> {
    return this.reads.own(caller, id);
  }
}
