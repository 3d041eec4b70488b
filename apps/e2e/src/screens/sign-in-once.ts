import { Sandbox } from '../harness/sandbox.js';
import { ask } from './api.js';
import { findSamples } from './samples.js';
import { publish, screensSettings } from './settings.js';

interface WebSession {
  token: string;
  expirationDate: string;
  user: { userType: string; slug: string };
}

/** Signs each identity in once: codes work only once, and sign-ins are counted. */
export default async function setUp(): Promise<void> {
  const { signIns, sandbox, controlToken } = screensSettings();
  const signInOf = (role: string) => {
    const found = signIns.find((signIn) => signIn.role === role);
    if (found === undefined) throw new Error(`The demo has no ${role}`);
    return found;
  };
  const web = async (role: string): Promise<WebSession> => {
    const { email, password } = signInOf(role);
    return ask(null, 'POST', '/users/login', { email, password });
  };
  const stored = ({ token, expirationDate, user }: WebSession) => ({
    token,
    expirationDate,
    userType: user.userType,
    slug: user.slug,
  });
  const { email, password } = signInOf('super');
  const { halfToken } = await ask<{ halfToken: string }>(null, 'POST', '/admin/login', { email, password });
  const code = await new Sandbox(sandbox, controlToken).code(email);
  const admin = await ask<WebSession>(null, 'POST', '/admin/login/verify', { halfToken, code });
  const [investor, newcomer, owner, leaver] = [
    await web('investor'),
    await web('new investor'),
    await web('campaign owner'),
    await web('new investor'),
  ];
  publish({
    storage: {
      visitor: {},
      investor: stored(investor),
      newcomer: stored(newcomer),
      owner: stored(owner),
      leaver: stored(leaver),
      admin: { 'cairn.console.token': admin.token, 'cairn.console.expires': admin.expirationDate },
    },
    samples: await findSamples({ investor: investor.token, owner: owner.token, admin: admin.token }),
  });
}
