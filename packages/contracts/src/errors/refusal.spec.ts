import { readRefusal, refusal } from './refusal.js';

describe('what a validator refuses', () => {
  it('travels through its message and back', () => {
    expect(refusal('validation.required')).toBe('validation.required|{}');
    expect(readRefusal(refusal('validation.max', { max: 3 }))).toEqual({ code: 'validation.max', params: { max: 3 } });
  });

  it('is a wrong form of a value where the message is not ours', () => {
    for (const text of ['must be a string', 'x|{', '', 'validation.max']) {
      expect(readRefusal(text)).toEqual({ code: 'validation.format', params: {} });
    }
    expect(readRefusal('7')).toEqual({ code: 'validation.format', params: {} });
    expect(readRefusal('|{}')).toEqual({ code: '', params: {} });
  });
});
