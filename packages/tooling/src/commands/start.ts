import { listenForStop } from '../process/stop-signal.js';
import { bringUp, notRunning, takeDown, type Running } from '../product/bring-up.js';
import { freeLock, openHome, takeLock } from '../product/home.js';
import type { Command } from './context.js';
import { startOptions } from '../product/start-options.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function announce({ environment, demo }: Running, seconds: number): void {
  const site = environment['PUBLIC_URL'] ?? '';
  say(`\nCairn is ready after ${seconds.toFixed(1)} s.`);
  say(`  Site           ${site}/`);
  say(`  Console        ${site}/admin`);
  say(`  API            ${site}/api/v1.1`);
  say(`  API reference  ${site}/api/docs`);
  say(`  Sandbox        ${environment['SANDBOX_URL']}/  (mail, cards, banks, authenticator, clock)`);
  if (demo.length > 0) {
    say('\nDemo sign-ins:');
    const width = Math.max(...demo.map(({ role }) => role.length));
    for (const { role, email, password, secret } of demo) {
      say(`  ${role.padEnd(width)}  ${email}  ${password}${secret ? '  (code: authenticator in the sandbox)' : ''}`);
    }
  }
  say('\nCtrl-C ends it.');
}

/** `npm start`: the whole product from one port until it is told to end. What ends by itself is started again. */
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
