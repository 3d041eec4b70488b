import { Body, Controller, Param, Query } from '@nestjs/common';
import { ratesApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { ExchangeRateRow, ExchangeRatesUploaded } from '@cairn/contracts/rates/rates.replies';
import { ExchangeRateRequest, ExchangeRateUpload } from '@cairn/contracts/rates/rates.requests';
import { Done } from '@cairn/contracts/users/users.replies';
import { Call } from '../../kernel/http/call.decorator.js';
import { Caller, type Identity } from '../../kernel/http/request.js';
import { RateRemoval } from './rate-removal.js';
import { RatesService } from './rates.service.js';

@Controller()
export class RatesAdminController {
  constructor(
    private readonly rates: RatesService,
    private readonly removal: RateRemoval,
  ) {}

  @Call(ratesApi.list, { summary: 'List exchange rates', query: AdminListQuery, page: ExchangeRateRow })
  list(@Query() query: AdminListQuery): Promise<AdminPage<ExchangeRateRow>> {
    return this.rates.list(query);
  }

  @Call(ratesApi.enter, {
    summary: 'Enter an exchange rate, or correct one that no commitment has used',
    body: ExchangeRateRequest,
    reply: ExchangeRateRow,
    status: 201,
    errors: [
      'rates.same_currency',
      'rates.future',
      'rates.past',
      'rates.used',
      'rates.standing',
      'rates.implausible',
      'rates.first',
      'validation.exchange_rate',
      'validation.required',
    ],
  })
  enter(@Caller() admin: Identity, @Body() body: ExchangeRateRequest): Promise<ExchangeRateRow> {
    return this.rates.enter(admin, body);
  }

  @Call(ratesApi.upload, {
    summary: 'Upload exchange rates as CSV, one per line',
    body: ExchangeRateUpload,
    reply: ExchangeRatesUploaded,
    errors: [
      'rates.line',
      'rates.date',
      'rates.future',
      'rates.currency',
      'rates.conflict',
      'rates.too_many',
      'rates.past',
      'rates.used',
      'rates.standing',
      'rates.implausible',
      'rates.first',
      'validation.required',
    ],
  })
  async upload(@Caller() admin: Identity, @Body() body: ExchangeRateUpload): Promise<ExchangeRatesUploaded> {
    return { written: await this.rates.upload(admin, body) };
  }

  @Call(ratesApi.remove, {
    summary: 'Remove an exchange rate that no commitment has used',
    reply: Done,
    errors: ['rates.past', 'rates.used'],
  })
  async remove(@Caller() admin: Identity, @Param('id') id: string): Promise<Done> {
    await this.removal.remove(admin, id);
    return { done: true };
  }
}
