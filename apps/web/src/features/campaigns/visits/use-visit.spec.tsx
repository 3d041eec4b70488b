import { act } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { useVisit } from './use-visit.js';

const Page = () => {
  useVisit('the-campaign');
  return null;
};

const COUNT = 'POST /campaign-visits/the-campaign';

describe('a visit of a campaign page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });

  const visit = async () => {
    const asked = answering({ [COUNT]: () => ({ data: { done: true } }) });
    await render(<Page />);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    return asked.filter(({ path }) => path.startsWith('/campaign-visits')).map(({ body }) => JSON.parse(body ?? ''));
  };

  it('is told to the server once the page is there', async () => {
    expect(await visit()).toEqual([{ referrer: null, mark: null }]);
  });

  it('is told to nobody where the browser asks for it', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    expect(await visit()).toEqual([]);
  });
});
