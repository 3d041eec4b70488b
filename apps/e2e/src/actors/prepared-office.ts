import { ask } from '../harness/api.js';
import type { Stack } from '../harness/stack.js';
import { expect } from '../harness/test.js';
import type { Actor } from './cast.js';
import type { Admin } from './console.js';
import { clearCovered } from './covered-persons.js';
import { UNCHECKED, type Office } from './office.js';
import { openAdmin, proveAdmin, signAdminIn } from './prepared-admin.js';
import { approveIdentity } from './prepared-review.js';

interface Payout {
  id: string;
  amount: number;
}

const CENTS = 100;

/** Decides by the API, for journeys that look at the screens of everybody else. */
export class PreparedOffice implements Office {
  private constructor(
    private readonly stack: Stack,
    private readonly first: Admin,
    private readonly second: Admin,
    /** Of the first one's session, on the day on which the office opens. */
    private readonly token: string,
  ) {}

  static async open(stack: Stack): Promise<Office> {
    const [first, second] = await Promise.all([openAdmin(stack, 'first'), openAdmin(stack, 'second')]);
    const { token } = await signAdminIn(stack, first);
    return new PreparedOffice(stack, first, second, token);
  }

  async approveCampaign(id: string): Promise<void> {
    await clearCovered(this.stack.site, this.token, id);
    await ask(this.stack.site, 'POST', `/admin/campaigns/${id}/approve`, { token: this.token, body: UNCHECKED });
  }

  async approveIdentity({ browser }: Actor): Promise<void> {
    const applicant = await browser.page.evaluate(() => localStorage.getItem('token'));
    await approveIdentity(this.stack.site, { applicant, reviewer: this.token });
  }

  /** On a later day: both admins sign in again. */
  async payOut(_campaign: string, dollars: number): Promise<void> {
    const { site } = this.stack;
    const [first, second] = [await this.provenToken(this.first), await this.provenToken(this.second)];
    const payouts = await ask<Payout[]>(site, 'GET', '/admin/payouts', { token: first });
    expect(payouts.map(({ amount }) => amount)).toEqual([dollars * CENTS]);
    const payout = `/admin/payouts/${payouts[0]?.id ?? ''}`;
    await ask(site, 'POST', `${payout}/approve`, { token: first });
    await ask(site, 'POST', `${payout}/release`, { token: second, body: {} });
  }

  private async provenToken(admin: Admin): Promise<string> {
    const { token } = await signAdminIn(this.stack, admin);
    return proveAdmin(this.stack, admin, token);
  }
}
