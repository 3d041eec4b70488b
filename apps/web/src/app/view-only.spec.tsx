import { act, screen } from '@testing-library/react';
import { InboxView } from '../features/inbox/components/inbox-view.js';
import { answering } from '../testing/answers.js';
import { render } from '../testing/render.js';
import { clearSession, getSession } from '../lib/api/session.js';
import { viewAs } from '../testing/sign-in.js';
import { Button } from '../ui/inputs/button.js';

describe('SEC-58 while an admin views the site as somebody', () => {
  beforeEach(() => viewAs('Ines Okafor'));
  afterEach(() => act(clearSession));

  it('what would be refused cannot be pressed, and says why; what only leads somewhere can', async () => {
    expect(getSession()?.viewing).toBe('Ines Okafor');
    await render(
      <>
        <Button type="submit">Save</Button>
        <Button changes>Pay</Button>
        <Button>Show more</Button>
        <Button type="submit" changes={false}>
          Search
        </Button>
      </>,
    );
    const off = screen.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => disabled);
    expect(off.map(({ textContent }) => textContent)).toEqual(['Save', 'Pay']);
    for (const { title } of off)
      expect(title).toBe('You are viewing the site as Ines Okafor. You cannot change anything here.');
  });

  it('private messages are not asked for, and it is said that they are hidden', async () => {
    const calls = answering({});
    await render(<InboxView openId={null} />);
    expect(await screen.findByText('Messages are hidden while you view the site as somebody')).toBeTruthy();
    expect(calls.filter(({ path }) => path.startsWith('/messages'))).toEqual([]);
  });
});
