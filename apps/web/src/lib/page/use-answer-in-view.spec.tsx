import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { render } from '../../testing/render.js';
import { useAnswerInView } from './use-answer-in-view.js';

const Page = ({ begins }: { begins: boolean | undefined }) => {
  const [isAnswered, setAnswered] = useState(begins);
  useAnswerInView(isAnswered);
  return (
    <main>
      <h1>Identity</h1>
      <button type="button" onClick={() => setAnswered(true)}>
        Send
      </button>
    </main>
  );
};

it.each([
  [false, [[{ top: 0, behavior: 'smooth' }]]],
  [undefined, []],
])('U-02 the view goes up to the answer of a form, and stays where there was none (%s)', async (begins, scrolled) => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await render(<Page begins={begins} />);
  expect(scroll.mock.calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(scroll.mock.calls).toEqual(scrolled);
  expect(document.activeElement === screen.getByRole('heading')).toBe(scrolled.length > 0);
  scroll.mockRestore();
});
