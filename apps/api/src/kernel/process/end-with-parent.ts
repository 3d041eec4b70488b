/** A process that was started with a channel to its parent ends when the parent is gone, however that happened. */
export function endWithParent(close: () => Promise<unknown>): void {
  if (process.channel === undefined || process.channel === null) return;
  process.on('disconnect', () => {
    void close().finally(() => process.exit(0));
  });
}
