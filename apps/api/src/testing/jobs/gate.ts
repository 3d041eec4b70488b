/** A barrier at which two commands wait for each other. */
export class Gate {
  pass: () => void = () => undefined;
  readonly passed = new Promise<void>((resolve) => {
    this.pass = resolve;
  });
}
