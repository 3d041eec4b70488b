import { ApiError } from './api-error.js';
import { createStepUp, proving } from './step-up.js';

const REFUSAL = new ApiError(403, 'auth.step_up_required', 'Please confirm first that it is you.');

/** A call that is refused until step-up authentication is given. */
function guarded() {
  const state = { isProved: false, made: 0 };
  const call = async (): Promise<string> => {
    state.made++;
    if (!state.isProved) throw REFUSAL;
    return 'done';
  };
  return { state, call };
}

describe('SEC-14 step-up authentication', () => {
  it('SEC-14 asks once for all calls that wait, and makes each of them again', async () => {
    const stepUp = createStepUp();
    const heard: boolean[] = [];
    stepUp.subscribe(() => heard.push(stepUp.isAsked()));
    const { state, call } = guarded();
    const waiting = [proving(stepUp, call), proving(stepUp, call)];
    await Promise.resolve();
    await Promise.resolve();
    expect([stepUp.isAsked(), state.made]).toEqual([true, 2]);
    state.isProved = true;
    stepUp.answer(true);
    expect(await Promise.all(waiting)).toEqual(['done', 'done']);
    expect([heard, state.made]).toEqual([[true, false], 4]);
  });

  it('SEC-14 keeps the refusal when the user cancels, and asks again the next time', async () => {
    const stepUp = createStepUp();
    const { state, call } = guarded();
    const waiting = proving(stepUp, call);
    await Promise.resolve();
    await Promise.resolve();
    stepUp.answer(false);
    await expect(waiting).rejects.toBe(REFUSAL);
    expect([stepUp.isAsked(), state.made]).toEqual([false, 1]);
  });

  it('asks nobody because of another refusal', async () => {
    const stepUp = createStepUp();
    const other = new ApiError(403, 'auth.forbidden', '');
    await expect(proving(stepUp, () => Promise.reject(other))).rejects.toBe(other);
    expect(stepUp.isAsked()).toBe(false);
  });
});
