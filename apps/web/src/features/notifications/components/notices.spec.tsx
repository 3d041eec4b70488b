import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, page } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import type { Notice } from '../queries.js';
import { NotificationBell } from './notification-bell.js';
import { Notices } from './notices.js';

const PERSON = { id: '01890000-0000-7000-8000-000000000001', name: 'Hanne Vik', slug: 'hanne-vik' };

const notice = (change: Partial<Notice> = {}): Notice => ({
  id: '01890000-0000-7000-8000-00000000000a',
  kind: 'user.followed',
  params: { actor: PERSON.name, actorSlug: PERSON.slug },
  campaign: null,
  actor: PERSON,
  at: new Date().toISOString(),
  read: false,
  testsInterest: false,
  browser: false,
  ...change,
});
const money = notice({
  id: '01890000-0000-7000-8000-00000000000b',
  kind: 'distribution.credited',
  params: { campaign: 'Tamarisk Schools', amount: 14_000, currency: 'USD' },
  actor: null,
  read: true,
});

describe('notices', () => {
  beforeEach(() => {
    signIn();
  });

  it('carry what the law has those say that are about a test of interest', async () => {
    answering({ 'GET /notifications': () => page([notice({ testsInterest: true }), money]) });
    await render(<Notices filter="all" onClear={() => undefined} />);
    expect(await screen.findAllByText(/^No money or other consideration .* no obligation or commitment/)).toHaveLength(
      1,
    );
  });

  it('say who and how much, lead where it happened, and tell the unread ones', async () => {
    answering({ 'GET /notifications': () => page([notice(), money]) });
    await render(<Notices filter="all" onClear={() => undefined} />);
    const link = await screen.findByRole('link', { name: 'Hanne Vik follows you' });
    expect(link.getAttribute('href')).toBe('/profile/hanne-vik');
    const lines = screen.getAllByRole('listitem');
    expect(within(lines[0] as HTMLElement).getByText('New.')).toBeTruthy();
    expect(within(lines[1] as HTMLElement).queryByText('New.')).toBeNull();
    expect(screen.getByRole('link', { name: 'You were paid $140.00' })).toBeTruthy();
  });

  it('have different texts when there are none, and when none match', async () => {
    answering({ 'GET /notifications': () => page([]) });
    const { unmount } = await render(<Notices filter="all" onClear={() => undefined} />);
    expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeTruthy();
    unmount();
    const cleared = jest.fn();
    await render(<Notices filter="unread" onClear={cleared} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(cleared).toHaveBeenCalledTimes(1);
  });

  it('C-01 load twenty more by a press', async () => {
    const calls = answering({
      'GET /notifications': ({ query }) => (query.get('cursor') === 'next' ? page([money]) : page([notice()], 'next')),
    });
    await render(<Notices filter="all" onClear={() => undefined} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Load 20 more' }));
    expect(await screen.findByRole('link', { name: 'You were paid $140.00' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load 20 more' })).toBeNull();
    expect(calls.every(({ query }) => query.get('limit') === '20')).toBe(true);
  });

  it('U-04 say what went wrong, and try again', async () => {
    let isDown = true;
    answering({
      'GET /notifications': () => (isDown ? { status: 503, code: 'server.busy', message: 'Too busy.' } : page([money])),
    });
    await render(<Notices filter="all" onClear={() => undefined} />);
    expect(await screen.findByText('Too busy.')).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'You were paid $140.00' })).toBeTruthy();
  });

  it('are counted by the bell, which opens the latest and marks all as read', async () => {
    let unread = 3;
    const calls = answering({
      'GET /notifications/unread-count': () => ({ data: { notifications: unread, messages: 0 } }),
      'GET /notifications': () => page([notice({ read: unread === 0 }), money]),
      'POST /notifications/mark-read': () => {
        unread = 0;
        return { data: { notifications: 0, messages: 0 } };
      },
      'GET /notifications/stream': () => ({ status: 403, code: 'auth.forbidden', message: '' }),
    });
    await render(<NotificationBell />);
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as read' }));
    expect(await screen.findByRole('button', { name: /Notifications, 0 unread/ })).toBeTruthy();
    expect(calls.find(({ path }) => path === '/notifications/mark-read')?.body).toBe('{}');
  });
});
