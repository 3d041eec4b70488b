import { listenForStop } from '../process/stop-signal.js';
import { bringUp, notRunning, takeDown, type Running } from '../product/bring-up.js';
import { freeLock, openHome, takeLock } from '../product/home.js';
import type { Command } from './context.js';
import { startOptions } from '../product/start-options.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const API = '/api/v1.1';

/** Whether there is no admin yet; unknown for a console with another address or restricted access. */
async function needsFirstAdmin(site: string): Promise<boolean> {
  // A failure here is no reason to stop what has just started.
  const answer = await fetch(`${site}${API}/admin/first-admin`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => null,
  );
  if (answer?.ok !== true) return false;
  const { data } = (await answer.json()) as { data: { data: { needed: boolean } } }; // as the contracts say
  return data.data.needed;
}

async function announce({ environment, demo }: Running, seconds: number): Promise<void> {
  const site = environment['PUBLIC_URL'] ?? '';
  say(`\nCairn is ready after ${seconds.toFixed(1)} s.`);
  say(`  Site           ${site}/`);
  say(`  Console        ${site}/admin`);
  say(`  API            ${site}${API}`);
  say(`  API reference  ${site}/api/docs`);
  say(`  Sandbox        ${environment['SANDBOX_URL']}/  (mail, cards, banks, authenticator, clock)`);
  if (demo.length > 0) {
    say('\nDemo sign-ins:');
    const width = Math.max(...demo.map(({ role }) => role.length));
    for (const { role, email, password, secret } of demo) {
      say(`  ${role.padEnd(width)}  ${email}  ${password}${secret ? '  (code: authenticator in the sandbox)' : ''}`);
    }
  }
  if (await needsFirstAdmin(`http://127.0.0.1:${environment['PORT']}`)) {
    say(
      '\nThere is no admin yet. Make the first one in another terminal; the command prints a link that opens the account:',
    );
    say('  npm run admin -- create --email you@example.org --role super');
  }
  say('\nPress Ctrl-C to stop.');
}

/** `npm start`: the whole product on one port until it is stopped. A process that ends unexpectedly is restarted. */
export const start: Command = async (parameters, { root, parent }) => {
  const began = performance.now();
  const options = startOptions(parameters);
  const home = openHome(root);
  takeLock(home);
  const stop = listenForStop(parent);
  const running = notRunning();
  try {
    const up = bringUp(options, root, home, running, { restart: say }).then(() =>
      announce(running, (performance.now() - began) / 1000),
    );
    await Promise.race([up.then(() => stop.requested), stop.requested]);
    return 0;
  } finally {
    await takeDown(running);
    freeLock(home);
    stop.dispose();
  }
};
