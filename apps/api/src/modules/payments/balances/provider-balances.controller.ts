import { Controller, Query } from '@nestjs/common';
import { providerBalancesApi, type AdminPage } from '@cairn/contracts';
import { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { ProviderBalanceRow } from '@cairn/contracts/payments/provider-balances';
import { Call } from '../../../kernel/http/call.decorator.js';
import { ProviderBalancesRepository } from './provider-balances.repository.js';

/** What providers hold beside what the ledger says, for finance. */
@Controller()
export class ProviderBalancesController {
  constructor(private readonly balances: ProviderBalancesRepository) {}

  @Call(providerBalancesApi.list, {
    summary: 'List what each provider holds beside what the ledger says, as it was read last',
    query: AdminListQuery,
    page: ProviderBalanceRow,
  })
  list(@Query() query: AdminListQuery): Promise<AdminPage<ProviderBalanceRow>> {
    return this.balances.list(query);
  }
}
