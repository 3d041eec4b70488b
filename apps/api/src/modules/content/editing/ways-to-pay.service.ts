import { Injectable } from '@nestjs/common';
import { INVESTMENT_RAILS, type InvestmentRail } from '@cairn/contracts/investments/invest.request';
import { CUSTODY_OF_MODE, RAIL_TRAITS } from '@cairn/contracts/rails/providers';
import type { SwitchWayToPayRequest, WayToPay } from '@cairn/contracts/settings/ways-to-pay';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RailRegistry } from '../../rails/index.js';
import { SettingsService } from '../../settings/index.js';

/** Which ways to pay operators have switched on. Their names and descriptions are content like any other. */
@Injectable()
export class WaysToPaySwitches {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly rails: RailRegistry,
    private readonly audit: AuditLog,
  ) {}

  async list(): Promise<WayToPay[]> {
    const rows = await this.database.query<{ code: string; enabled: boolean }>(
      `select code, enabled from content_record where kind = 'payment-gateway'`,
    );
    const { custodyMode, walletModule } = await this.settings.all();
    const custodians = CUSTODY_OF_MODE[custodyMode];
    return INVESTMENT_RAILS.flatMap((method): WayToPay[] => {
      const row = rows.find(({ code }) => code === method);
      if (row === undefined) return [];
      return [
        {
          method,
          isOn: row.enabled,
          isReady: method === 'wallet' ? walletModule === 'yes' : this.rails.collection(method).isConfigured,
          fitsCustody: method === 'wallet' || custodians.includes(RAIL_TRAITS[method].custody),
        },
      ];
    });
  }

  /** The state that it has already changes nothing. @throws request.not_found for a way that this site does not know */
  async switch(admin: Identity, { method, isOn, reason }: SwitchWayToPayRequest, ip: string): Promise<WayToPay[]> {
    await this.database.inTx(async (tx) => {
      const [row] = await tx.query<{ id: string; enabled: boolean }[]>(
        `select id, enabled from content_record where kind = 'payment-gateway' and code = $1 for no key update`,
        [method satisfies InvestmentRail],
      );
      if (row === undefined) throw notFound();
      if (row.enabled === isOn) return;
      await tx.query('update content_record set enabled = $2, updated_at = kernel.now() where id = $1', [row.id, isOn]);
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'way_to_pay.switched',
        subjectType: 'way_to_pay',
        subjectId: method,
        before: { enabled: row.enabled },
        after: { enabled: isOn },
        reason,
        ip,
      });
    });
    this.settings.forget();
    return this.list();
  }
}
