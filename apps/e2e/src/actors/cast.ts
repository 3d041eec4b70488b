import type { SuperAdmin } from '../harness/admins.js';
import type { Stack } from '../harness/stack.js';
import type { Visitor, VisitorOptions } from '../harness/test.js';
import { person, signIn, signUp, type Person, type UserType } from './account.js';
import { enrolAdmin, enterConsole, type Admin } from './console.js';
import { proveIdentity } from './investor.js';

export interface Actor {
  who: Person;
  browser: Visitor;
}

export interface Staff {
  admin: Admin;
  browser: Visitor;
}

type Open = (options?: VisitorOptions) => Promise<Visitor>;

/** The people of a journey, each with a browser of their own. */
export class Cast {
  constructor(
    private readonly stack: Stack,
    private readonly open: Open,
    /** How everybody but the staff looks at the site. */
    private readonly look: VisitorOptions = {},
  ) {}

  /** Signed up, switched on and signed in. */
  async member(firstName: string, lastName: string, type: UserType): Promise<Actor> {
    const actor = { who: person(firstName, lastName), browser: await this.open(this.look) };
    await signUp(actor.browser, this.stack, actor.who, type);
    await signIn(actor.browser, actor.who);
    return actor;
  }

  /** A member who has handed in the identity record. */
  async applicant(firstName: string, lastName: string): Promise<Actor> {
    const actor = await this.member(firstName, lastName, 'investor');
    await proveIdentity(actor.browser, actor.who);
    return actor;
  }

  /** An admin with every permission, in the console. */
  async staff(name: SuperAdmin): Promise<Staff> {
    const browser = await this.open();
    const admin = await enrolAdmin(browser, this.stack, name);
    await enterConsole(browser, this.stack, admin);
    return { admin, browser };
  }
}
