import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '../../../lib/api/session.js';
import { answering, type Answer } from '../../../testing/answers.js';
import { renderAt } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { SaveButton } from './save-button.js';

const campaign = { id: 'campaign-1', name: 'Clearfold Water' };
let saved: { id: string; campaignId: string }[] = [];
let refusal: Answer | null = null;

const open = () => {
  answering({
    'GET /saved-campaigns/marks': () => ({ data: saved }),
    'POST /saved-campaigns': () => {
      if (refusal) return refusal;
      saved = [{ id: 'mark-1', campaignId: campaign.id }];
      return { data: saved[0] };
    },
    'DELETE /saved-campaigns/mark-1': () => {
      saved = [];
      return { data: { done: true } };
    },
  });
  return renderAt(<SaveButton campaign={campaign} />, '/campaign-detail-page/clearfold');
};
const button = () => screen.getByRole('button', { name: 'Save Clearfold Water' });
const pressed = (is: boolean) => waitFor(() => expect(button().getAttribute('aria-pressed')).toBe(String(is)));

describe('saving a campaign', () => {
  beforeEach(() => {
    saved = [];
    refusal = null;
  });
  afterEach(() => {
    sessionStorage.clear();
    act(clearSession);
  });

  it('marks it, and takes the mark off again', async () => {
    signIn();
    await open();
    await waitFor(() => expect(button().hasAttribute('disabled')).toBe(false));
    await userEvent.click(button());
    await pressed(true);
    expect(saved).toHaveLength(1);
    await waitFor(() => expect(button().hasAttribute('disabled')).toBe(false));
    await userEvent.click(button());
    await pressed(false);
    expect(saved).toEqual([]);
  });

  it('asks a visitor to sign in, and saves it afterwards, once', async () => {
    const { unmount } = await open();
    await userEvent.click(button());
    expect(saved).toEqual([]);
    unmount();
    signIn();
    const again = await open();
    await pressed(true);
    await waitFor(() => expect(saved).toHaveLength(1));
    again.unmount();
    saved = [];
    await open();
    await pressed(false);
  });

  it('takes the mark back where the call is refused, and says why', async () => {
    signIn();
    refusal = { status: 409, code: 'campaign.saved_limit', message: 'You have saved 500 campaigns.' };
    await open();
    await waitFor(() => expect(button().hasAttribute('disabled')).toBe(false));
    await userEvent.click(button());
    await pressed(false);
  });
});
