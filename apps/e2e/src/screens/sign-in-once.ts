import { Sandbox } from '../harness/sandbox.js';
import { ask } from './api.js';
import { findSamples } from './samples.js';
import { newSession, signInOf } from './sessions.js';
import { publish, screensSettings } from './settings.js';

/** Signs each identity in once: codes work only once, and sign-ins are counted. */
export default async function setUp(): Promise<void> {
  const { sandbox, controlToken } = screensSettings();
  const { email, password } = signInOf('super');
  const { halfToken } = await ask<{ halfToken: string }>(null, 'POST', '/admin/login', { email, password });
  const code = await new Sandbox(sandbox, controlToken).code(email);
  const admin = await ask<{ token: string; expirationDate: string }>(null, 'POST', '/admin/login/verify', {
    halfToken,
    code,
  });
  const [investor, newcomer, owner] = [
    await newSession('investor'),
    await newSession('new investor'),
    await newSession('campaign owner'),
  ];
  publish({
    storage: {
      visitor: {},
      investor,
      newcomer,
      owner,
      leaver: {},
      admin: { 'cairn.console.token': admin.token, 'cairn.console.expires': admin.expirationDate },
    },
    samples: await findSamples({ investor: investor.token, owner: owner.token }),
  });
}
