/** Two commands wait for each other at it. */
export class Gate {
  pass: () => void = () => undefined;
  readonly passed = new Promise<void>((resolve) => {
    this.pass = resolve;
  });
}
