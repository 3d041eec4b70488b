import { PREFERENCE_TOPIC_NAMES } from '@cairn/contracts/communication/channels';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { clearSession } from '../../../lib/api/session.js';
import { answering } from '../../../testing/answers.js';
import { renderGuarded } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import type { Preferences } from '../queries.js';
import { PreferencesForm } from './preferences-form.js';

const kept: Preferences = {
  id: null,
  language: null,
  topics: PREFERENCE_TOPIC_NAMES.map((topic) => ({ topic, email: true, site: true, browser: true })),
};

describe('preferences', () => {
  // A form that is left without a session is kept there.
  beforeEach(() => sessionStorage.clear());

  it('change topic by channel, count what is not saved, and save it', async () => {
    const asked = answering({
      'GET /languages': () => ({ data: [{ id: 'en' }, { id: 'fr' }] }),
      'POST /email-preferences': () => ({ data: { ...kept, id: '1' } }),
    });
    const calls = () => asked.filter(({ method }) => method === 'POST');
    await renderGuarded(<PreferencesForm kept={kept} userId="u-1" />);
    const save = screen.getByRole('button', { name: 'Save preferences' });
    expect((save as HTMLButtonElement).disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Somebody follows you, E-mail' }));
    expect(screen.getByText('1 unsaved change')).toBeTruthy();
    // One that is withheld is not offered.
    await waitFor(() => expect(screen.queryByRole('option', { name: 'العربية' })).toBeNull());
    await userEvent.selectOptions(screen.getByLabelText('E-mail language'), 'fr');
    await userEvent.click(save);
    await waitFor(() => expect(calls()).toHaveLength(1));
    // What another tab has changed of the others stays.
    expect(JSON.parse(calls()[0]?.body ?? '')).toEqual({
      language: 'fr',
      topics: [{ topic: 'follows', email: false, site: true, browser: true }],
    });
  });

  it('leave alone what another tab has saved while they were open', async () => {
    const asked = answering({ 'POST /email-preferences': () => ({ data: { ...kept, id: '1' } }) });
    const changed = kept.topics.map((one) => (one.topic === 'messages' ? { ...one, email: false } : one));
    const Page = () => {
      const [now, tell] = useState(kept);
      return (
        <>
          <button onClick={() => tell({ ...kept, language: 'ar', topics: changed })}>Read again</button>
          <PreferencesForm kept={now} userId="u-1" />
        </>
      );
    };
    await renderGuarded(<Page />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Somebody follows you, E-mail' }));
    await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
    expect(screen.getByText('1 unsaved change')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save preferences' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
    expect(JSON.parse(asked.find(({ method }) => method === 'POST')?.body ?? '')).toEqual({
      topics: [{ topic: 'follows', email: false, site: true, browser: true }],
    });
  });

  it('offer no box where a notice cannot be switched off', async () => {
    await renderGuarded(<PreferencesForm kept={kept} userId="u-1" />);
    expect(screen.queryByRole('checkbox', { name: 'A payment is received or returned, E-mail' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'A payment is received or returned, On the site' })).toBeTruthy();
    expect(screen.getAllByText('always').length).toBeGreaterThan(5);
  });

  it('U-04 keep what was chosen when it could not be saved, and say why', async () => {
    answering({ 'POST /email-preferences': () => ({ status: 503, code: 'server.busy', message: 'Too busy.' }) });
    await renderGuarded(<PreferencesForm kept={kept} userId="u-1" />);
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save preferences' }));
    expect(await screen.findByText('Too busy.')).toBeTruthy();
    expect(screen.getByText(/unsaved changes/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('All changes saved')).toBeTruthy();
  });

  it('U-18 are here again after a session that ended', async () => {
    answering({});
    signIn();
    const left = await renderGuarded(<PreferencesForm kept={kept} userId="u-1" />);
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    act(clearSession);
    left.unmount();
    signIn();
    await renderGuarded(<PreferencesForm kept={kept} userId="u-1" />);
    expect(await screen.findByText(/^Your session ended before this was saved/)).toBeTruthy();
    expect(screen.getByText(/unsaved changes/)).toBeTruthy();
    act(clearSession);
  });
});
