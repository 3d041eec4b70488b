const nothing = (): undefined => undefined;

/** The simulated browser neither draws nor measures: a field to sign in is shown all the same. */
export function withoutDrawing(): void {
  const brush = { clearRect: nothing, fillRect: nothing, beginPath: nothing, closePath: nothing, scale: nothing };
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => brush, configurable: true });
  Object.defineProperty(globalThis, 'ResizeObserver', {
    configurable: true,
    value: class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    },
  });
}
