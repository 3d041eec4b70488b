import { ConfigurationError, optionsFromEnvironment } from './options.js';
import { startSandbox } from './sandbox.js';

async function main(): Promise<void> {
  const options = optionsFromEnvironment(process.env);
  const sandbox = await startSandbox(options);
  const { control, stripe, smtp } = sandbox.urls;
  const token = options.controlToken === undefined ? ` · control token ${sandbox.controlToken}` : '';
  process.stdout.write(`Sandbox ready: ${control} · Stripe ${stripe} · mail ${smtp}${token}\n`);

  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // The process that started this one is gone.
  process.on('disconnect', end);
}

main().catch((error: unknown) => {
  const text =
    error instanceof ConfigurationError || !(error instanceof Error) ? String(error) : (error.stack ?? error.message);
  process.stderr.write(`The sandbox could not start: ${text}\n`);
  process.exit(1);
});
