/** Work of which only one may run in this process, such as what fills its memory: each waits for the one before. */
export class OneAtATime {
  private turn: Promise<void> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const next = this.turn.then(work);
    const over = (): void => undefined;
    // Whoever waits next begins whether this one has failed or not.
    this.turn = next.then(over, over);
    return next;
  }
}
