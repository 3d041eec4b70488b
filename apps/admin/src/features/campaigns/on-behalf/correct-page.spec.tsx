import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf, campaign, CAMPAIGN_ID } from '../../../testing/records.js';
import { renderConsole, single } from '../../../testing/render-console.js';

const PATH = `/admin/campaigns/${CAMPAIGN_ID}`;

describe('S-02 correcting a page for its owner', () => {
  const open = (answers: Parameters<typeof renderConsole>[0]['answers'], role: 'moderator' | 'finance' = 'moderator') =>
    renderConsole({
      at: `/campaigns/${CAMPAIGN_ID}`,
      answers: {
        'GET /admin/me': () => single(adminOf(role)),
        'GET /admin/queues': () => single([]),
        [`GET ${PATH}`]: () => single(campaign({ status: 2, standing: 2 })),
        ...answers,
      },
    });

  it('S-02 sends the fields that changed and the reason, and keeps the form where it is refused', async () => {
    const user = userEvent.setup();
    let isRefused = true;
    const { calls } = await open({
      [`POST ${PATH}/edit`]: () =>
        isRefused
          ? {
              status: 400,
              json: {
                status: 'fail',
                code: 'request.invalid',
                message: 'Some fields need your attention.',
                errors: [{ field: 'website', code: 'validation.url', msg: 'Enter a web address.' }],
              },
            }
          : single(campaign({ status: 2, standing: 2 })),
    });
    await user.click(await screen.findByRole('button', { name: 'Correct for the owner' }));
    const dialog = await screen.findByRole('dialog', { name: /Correct the page of/ });
    const tagline = within(dialog).getByRole('textbox', { name: 'Tagline' });
    await user.clear(tagline);
    await user.type(tagline, 'Care by the quay');
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason, which the owner reads' }), 'A slip');
    await user.click(within(dialog).getByRole('button', { name: 'Correct for the owner' }));
    expect(await within(dialog).findByText('Enter a web address.')).toBeTruthy();
    isRefused = false;
    await user.click(within(dialog).getByRole('button', { name: 'Correct for the owner' }));
    expect(await screen.findByText(/was corrected/)).toBeTruthy();
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toBe(
      '{"reason":"A slip","companyTagLine":"Care by the quay"}',
    );
  });

  it('S-02 is not offered to who may not review', async () => {
    await open({}, 'finance');
    expect(await screen.findByRole('tab', { name: 'Company' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Correct for the owner' })).toBeNull();
  });
});
