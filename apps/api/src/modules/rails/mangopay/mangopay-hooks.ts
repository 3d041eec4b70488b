import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../../kernel/config/config.js';
import { ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { MangopayClient } from './mangopay-client.js';
import { HOOK_EVENTS, hookPath } from './mangopay-inbound.js';
import type { Reply } from './mangopay-reply.js';

const SWEEP = 'payments.mangopay_hooks';
const HOUR_SECONDS = 3_600;
const PER_PAGE = 100;

/**
 * Makes sure, at the start and every hour, that Mangopay tells us of each kind of event at our address. A hook that
 * Mangopay has given up cannot be used again, which the console then shows; the poller goes on without it.
 */
@Injectable()
export class MangopayHooks implements OnModuleInit {
  private readonly address: string;

  constructor(
    config: Config,
    private readonly client: MangopayClient,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {
    this.address = `${config.MANGOPAY_HOOK_URL ?? config.PUBLIC_URL}/api/v1.1/webhooks/mangopay/${hookPath(config)}`;
  }

  onModuleInit(): void {
    this.sweeps.register({ name: SWEEP, everySeconds: HOUR_SECONDS, run: () => this.check() });
  }

  async check(): Promise<number> {
    if (!this.client.isConfigured) return 0;
    const listed = await this.client.call('hooks_all', { parameters: { Per_Page: PER_PAGE } });
    if (listed.kind !== 'ok') return 0;
    const hooks = listed.value.items();
    await this.parked.each(SWEEP, HOOK_EVENTS, (event) =>
      this.settle(
        event,
        hooks.find((hook) => hook.text('EventType') === event),
      ),
    );
    return 0;
  }

  private async settle(event: string, hook: Reply | undefined): Promise<void> {
    if (hook === undefined) return this.require(event, 'hooks_create', {});
    if (hook.text('Validity') === 'INVALID') throw new Error(`Mangopay has given up its hook for ${event}`);
    if (hook.text('Url') === this.address && hook.text('Status') === 'ENABLED') return;
    await this.require(event, 'hooks_save', { id: hook.text('Id') ?? '' });
  }

  private async require(event: string, method: string, path: Record<string, string>): Promise<void> {
    const kind = method === 'hooks_create' ? { EventType: event } : { Status: 'ENABLED' };
    const outcome = await this.client.call(method, { path, data: { ...kind, Url: this.address } });
    if (outcome.kind === 'rejected') throw new Error(`Mangopay refused a hook for ${event}: ${outcome.code}`);
    if (outcome.kind !== 'ok') throw new Error('Mangopay did not answer');
  }
}
