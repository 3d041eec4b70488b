import type { Stack } from '../harness/stack.js';
import type { Actor, Cast, Staff } from './cast.js';
import { decide, enterConsole } from './console.js';
import { clearCovered } from './covered-persons.js';

const dollarsOf = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

/** Why a campaign is approved though its checklist is not ticked. */
export const UNCHECKED = { reason: 'Checked by hand, outside the console' };

/** Those who decide for the site. */
export interface Office {
  approveCampaign(id: string, name: string): Promise<void>;
  approveIdentity(actor: Actor): Promise<void>;
  /** Approved by one admin and released by another. */
  payOut(campaign: string, dollars: number): Promise<void>;
}

/** Decides on the screens of the console. */
export class ConsoleOffice implements Office {
  private constructor(
    private readonly stack: Stack,
    private readonly first: Staff,
    private readonly second: Staff,
  ) {}

  static async open(stack: Stack, cast: Cast): Promise<Office> {
    return new ConsoleOffice(stack, await cast.staff('first'), await cast.staff('second'));
  }

  async approveCampaign(id: string, name: string): Promise<void> {
    const token = await this.first.browser.page.evaluate(() => localStorage.getItem('cairn.console.token'));
    await clearCovered(this.stack.site, token ?? '', id);
    const campaign = { area: 'console:nav.campaigns', row: name };
    await decide(this.first.browser, { ...campaign, decision: 'console:campaigns.approve', text: UNCHECKED.reason });
  }

  async approveIdentity({ who }: Actor): Promise<void> {
    const identity = { area: 'console:nav.identities', row: new RegExp(who.lastName) };
    await decide(this.first.browser, { ...identity, decision: 'console:reviews.approve' });
  }

  async payOut(campaign: string, dollars: number): Promise<void> {
    const { stack, first, second } = this;
    const amount = dollarsOf.format(dollars);
    const payout = { area: 'console:nav.payouts', row: campaign, parameters: { amount } };
    await enterConsole(first.browser, stack, first.admin);
    await decide(first.browser, {
      ...payout,
      decision: 'console:payouts.approve',
      proof: { stack, admin: first.admin },
    });
    await enterConsole(second.browser, stack, second.admin);
    await decide(second.browser, {
      ...payout,
      view: 'console:states.payout.approved',
      decision: 'console:payouts.release',
      proof: { stack, admin: second.admin },
    });
  }
}
