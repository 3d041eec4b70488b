import { Body, Controller, Ip } from '@nestjs/common';
import { waysToPayApi } from '@cairn/contracts';
import { SwitchWayToPayRequest, WayToPay } from '@cairn/contracts/settings/ways-to-pay';
import { Call } from '../../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../../kernel/http/request.js';
import { WaysToPaySwitches } from './ways-to-pay.service.js';

@Controller()
export class WaysToPayAdminController {
  constructor(private readonly ways: WaysToPaySwitches) {}

  @Call(waysToPayApi.list, { summary: 'List the ways to pay, and whether each is offered', reply: [WayToPay] })
  list(): Promise<WayToPay[]> {
    return this.ways.list();
  }

  @Call(waysToPayApi.switch, {
    summary: 'Switch a way to pay on or off',
    body: SwitchWayToPayRequest,
    reply: [WayToPay],
    errors: ['request.not_found'],
  })
  switch(@Caller() admin: Identity, @Body() body: SwitchWayToPayRequest, @Ip() ip: string): Promise<WayToPay[]> {
    return this.ways.switch(admin, body, ip);
  }
}
