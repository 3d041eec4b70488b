/** @jest-environment jsdom */
import { afterPress } from './after-press.js';

const point = (type: string) => window.dispatchEvent(new Event(type));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('acts at once while nothing is pressed', () => {
  const act = jest.fn();
  afterPress(act);
  expect(act).toHaveBeenCalledTimes(1);
});

it.each(['pointerup', 'pointercancel'])('waits for the end of a press, by %s, and for its click', (end) => {
  const act = jest.fn();
  point('pointerdown');
  afterPress(act);
  expect(act).not.toHaveBeenCalled();
  point(end);
  expect(act).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});
