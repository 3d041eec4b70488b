import { Controller } from '@nestjs/common';
import { jurisdictionsApi } from '@cairn/contracts';
import { OwnLimit } from '@cairn/contracts/investments/own-limit.reply';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { OwnLimits } from './own-limits.js';

@Controller()
export class OwnLimitController {
  constructor(private readonly limits: OwnLimits) {}

  @Call(jurisdictionsApi.ownLimit, {
    summary: 'Get your own limit of twelve months',
    reply: OwnLimit,
    errors: ['jurisdiction.changing'],
  })
  mine(@Caller() { userId }: Identity): Promise<OwnLimit> {
    return this.limits.of(userId);
  }
}
