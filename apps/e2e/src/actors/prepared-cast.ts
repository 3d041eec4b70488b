import type { AdminName, SuperAdmin } from '../harness/admins.js';
import { ask } from '../harness/api.js';
import type { Stack } from '../harness/stack.js';
import type { Visitor, VisitorOptions } from '../harness/test.js';
import { person, type Person, type UserType } from './account.js';
import type { Actor, Staff } from './cast.js';
import type { Admin } from './console.js';
import { clearCovered } from './covered-persons.js';
import { handPassportIn } from './documents.js';
import { UNCHECKED } from './office.js';
import { handInCampaign } from './prepared-campaign.js';
import { openAdmin, signAdminIn } from './prepared-admin.js';
import { approveIdentity } from './prepared-review.js';
import type { CampaignPlan } from './owner.js';

interface WithToken {
  /** Of the session that the browser has. */
  token: string;
}

export type PreparedActor = Actor & WithToken;
export type PreparedStaff = Staff & WithToken;

type Storage = Readonly<Record<string, string>>;

const ENOUGH = { yearlyIncome: 9_800_000, netWorth: 9_000_000 };

/** The financial figures in an identity record, in cents. */
export interface Means {
  yearlyIncome: number;
  netWorth: number;
}

/**
 * The same people as of the cast, for journeys whose subject begins later: whatever leads there is asked of the API, as
 * the screens would ask, and the browsers find themselves signed in.
 */
export class PreparedCast {
  constructor(
    private readonly stack: Stack,
    private readonly open: (options?: VisitorOptions) => Promise<Visitor>,
    /** How everybody but the staff looks at the site. */
    private readonly look: VisitorOptions = {},
  ) {}

  /** Signed up, switched on by the link of the mail, and signed in. */
  async member(firstName: string, lastName: string, userType: UserType): Promise<PreparedActor> {
    const who = person(firstName, lastName);
    const { password } = who;
    await this.ask('POST', '/users/signup', {
      body: {
        ...who,
        passwordConfirmation: password,
        phoneNumber: '+12025550143',
        userType,
        language: this.look.language ?? 'en',
        termsAccepted: true,
        adult: true,
      },
    });
    const link = await this.stack.sandbox.mailedLink(who.email, '/users/activate-account/');
    await this.ask('GET', `/users/activeAccount/${link.split('/').at(-1) ?? ''}`);
    const browser = await this.open(this.look);
    return { who, browser, token: await this.signIn(browser, who) };
  }

  /** A member who has handed in the identity record. */
  async applicant(firstName: string, lastName: string, means: Means = ENOUGH): Promise<PreparedActor> {
    const actor = await this.member(firstName, lastName, 'investor');
    await this.ask('POST', '/investor-profiles', {
      token: actor.token,
      body: {
        legalFirstName: firstName,
        legalLastName: lastName,
        dateOfBirth: '1984-03-12',
        address: '12 Quay Street',
        city: 'Galway',
        postalCode: 'H91 X2R7',
        country: 'IE',
        ...means,
      },
    });
    await handPassportIn(this.stack.site, actor.token);
    return actor;
  }

  /** A member whose identity `reviewer` has approved. */
  async investor(
    firstName: string,
    lastName: string,
    reviewer: PreparedStaff,
    means: Means = ENOUGH,
  ): Promise<PreparedActor> {
    const actor = await this.applicant(firstName, lastName, means);
    await this.approve(actor, reviewer);
    return actor;
  }

  /** The submitted identity record. */
  async approve({ token }: PreparedActor, reviewer: PreparedStaff): Promise<void> {
    await approveIdentity(this.stack.site, { applicant: token, reviewer: reviewer.token });
  }

  /** An admin with every permission, in the console. */
  async staff(name: SuperAdmin): Promise<PreparedStaff> {
    const staff = await this.hire(name);
    await this.comeBackToConsole(staff);
    return staff;
  }

  /**
   * An admin whose day comes later: enrolled, not signed in. Each code of an authenticator works once, so that a journey
   * waits less with one person for each day than with one for all.
   */
  async hire(name: AdminName): Promise<PreparedStaff> {
    return { admin: await openAdmin(this.stack, name), browser: await this.open(), token: '' };
  }

  /** Handed in by `owner`, approved by `reviewer`: returns its id. */
  async openCampaign(owner: PreparedActor, plan: CampaignPlan, reviewer: PreparedStaff): Promise<string> {
    const id = await handInCampaign(this.stack.site, owner, plan);
    await this.approveCampaign(id, reviewer);
    return id;
  }

  /** The same, of one that asks who would invest and takes no money. */
  async openTest(owner: PreparedActor, plan: CampaignPlan, reviewer: PreparedStaff): Promise<string> {
    const id = await handInCampaign(this.stack.site, owner, plan, { testsInterest: true });
    await this.approveCampaign(id, reviewer);
    return id;
  }

  async approveCampaign(id: string, reviewer: PreparedStaff): Promise<void> {
    await clearCovered(this.stack.site, reviewer.token, id);
    await this.ask('POST', `/admin/campaigns/${id}/approve`, { token: reviewer.token, body: UNCHECKED });
  }

  /** The address of a campaign's page. */
  async pageOf(owner: PreparedActor, id: string): Promise<string> {
    const { campaignDetail } = await this.ask<{ campaignDetail: { slug: string } }>(
      'GET',
      `/campaigns/equities/${id}`,
      {
        token: owner.token,
      },
    );
    return `/campaign-detail-page/${campaignDetail.slug}`;
  }

  /** On a later day, when the session of the earlier one has ended. */
  async comeBack(actor: PreparedActor): Promise<void> {
    actor.token = await this.signIn(actor.browser, actor.who);
  }

  async comeBackToConsole(staff: PreparedStaff): Promise<void> {
    staff.token = await this.enterConsole(staff.browser, staff.admin);
  }

  private async signIn(browser: Visitor, { email, password }: Person): Promise<string> {
    const { token, expirationDate, user } = await this.ask<{
      token: string;
      expirationDate: string;
      user: { userType: string; slug: string };
    }>('POST', '/users/login', { body: { email, password } });
    await this.keep(browser, { token, expirationDate, userType: user.userType, slug: user.slug });
    return token;
  }

  private async enterConsole(browser: Visitor, admin: Admin): Promise<string> {
    const { token, expirationDate } = await signAdminIn(this.stack, admin);
    await this.keep(browser, { 'cairn.console.token': token, 'cairn.console.expires': expirationDate });
    await browser.page.goto('/admin');
    return token;
  }

  /** In the storage of the site, where its pages look for a session. */
  private async keep({ page }: Visitor, entries: Storage): Promise<void> {
    await page.goto('/robots.txt');
    await page.evaluate((kept) => {
      localStorage.clear();
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    }, entries);
  }

  private ask<Reply>(method: string, path: string, call?: Parameters<typeof ask>[3]): Promise<Reply> {
    return ask<Reply>(this.stack.site, method, path, call);
  }
}
