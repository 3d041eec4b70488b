import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderConsole, single } from '../../testing/render-console.js';
import { savedBy, SETTINGS, signedIn } from '../../testing/settings.js';

describe('another law of the site', () => {
  it('R-02 is asked about first: what it means, and why it is changed', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({
      at: '/settings/modules',
      answers: {
        ...signedIn,
        'GET /admin/law-change': () => single({ drafts: 12, questionnaires: 5, held: 1 }),
        'PATCH /admin/settings': () => single({ ...SETTINGS, jurisdictionProfile: 'eu_ecspr' }),
      },
    });
    await user.selectOptions(await screen.findByLabelText('Applicable law'), 'eu_ecspr');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply “European Union, ECSPR” from now on?' }));
    expect(
      await dialog.findByText('12 investments that were begun and not paid are continued under the new law.'),
    ).toBeTruthy();
    expect(dialog.getByText('5 answered questionnaires must be answered again.')).toBeTruthy();
    expect(dialog.getByText('1 held place is paid only as the new law asks.')).toBeTruthy();
    expect(savedBy(calls)).toBeNull();
    await user.type(dialog.getByLabelText('Reason'), 'We move to Lisbon');
    await user.click(dialog.getByRole('button', { name: 'Change the law' }));
    await waitFor(() =>
      expect(savedBy(calls)).toMatchObject({ jurisdictionProfile: 'eu_ecspr', lawReason: 'We move to Lisbon' }),
    );
  });

  it('U-20 is asked for with its reason alone, and what somebody else saved is loaded in the dialog', async () => {
    const user = userEvent.setup();
    let stored = { ...SETTINGS, version: 'read' };
    const { calls } = await renderConsole({
      at: '/settings/modules',
      answers: {
        ...signedIn,
        'GET /admin/law-change': () => single({ drafts: 0, questionnaires: 0, held: 0 }),
        'GET /admin/settings': () => single(stored),
        'PATCH /admin/settings': ({ body }) =>
          typeof body === 'string' && body.includes('later')
            ? single({ ...stored, jurisdictionProfile: 'eu_ecspr' })
            : refusal(409, 'settings.overtaken', 'Somebody else has changed the settings.'),
      },
    });
    await user.selectOptions(await screen.findByLabelText('Applicable law'), 'eu_ecspr');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: 'Change the law' });
    expect(confirm).toHaveProperty('disabled', true);
    expect(dialog.getByLabelText('Reason').getAttribute('aria-required')).toBe('true');
    await user.type(dialog.getByLabelText('Reason'), 'We move to Lisbon');
    stored = { ...stored, version: 'later' };
    await user.click(confirm);
    expect(await dialog.findByText('Somebody else has changed the settings.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Reload the record' }));
    await user.click(await dialog.findByRole('button', { name: 'Change the law' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const last = calls.findLast(({ method }) => method === 'PATCH')?.body;
    expect(typeof last === 'string' ? JSON.parse(last) : null).toMatchObject({
      jurisdictionProfile: 'eu_ecspr',
      lawReason: 'We move to Lisbon',
      version: 'later',
    });
  });
});
