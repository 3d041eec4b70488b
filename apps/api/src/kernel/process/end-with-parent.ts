/** How long a process may take to exit cleanly after its parent has exited. */
const PATIENCE_MILLISECONDS = 10_000;

/** A process that was started with a channel to its parent ends when the parent has exited for any reason. */
export function endWithParent(close: () => Promise<unknown>): void {
  if (process.channel === undefined || process.channel === null) return;
  process.on('disconnect', () => {
    setTimeout(() => process.exit(0), PATIENCE_MILLISECONDS).unref();
    void close().finally(() => process.exit(0));
  });
}
