import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { renderGuarded } from '../../../testing/render.js';
import type { Draft } from '../queries.js';
import { ReviewNote, ReviewNotesProvider, ReviewNotice } from './review-notes.js';

const draft = (changes: Partial<Draft>) =>
  ({ id: 'draft', declineReason: 'See the notes', changesRequested: true, ...changes }) as Draft;

const show = async (changes: Partial<Draft> = {}) => {
  const asked: string[] = [];
  answering({
    'GET /campaign-review/draft': () => {
      asked.push('review');
      return {
        data: {
          state: 'changes_requested',
          message: 'See the notes',
          notes: [
            { field: 'companyTagLine', note: 'Too long' },
            { field: 'companyLogo', note: 'Not yours' },
            { field: 'goal', note: 'Too high' },
          ],
        },
      };
    },
  });
  await renderGuarded(
    <ReviewNotesProvider draft={draft(changes)}>
      <ReviewNotice draft={draft(changes)} here="company-info" />
      <ReviewNote field="companyTagLine" />
      <ReviewNote field="companyEmail" />
    </ReviewNotesProvider>,
  );
  return asked;
};

describe('notes of the review in the wizard', () => {
  it('stand beside their fields, those without a field above the step, and other steps are linked', async () => {
    await show();
    expect((await screen.findByRole('note', { name: 'Note of the review' })).textContent).toBe('Too long');
    expect(screen.getAllByRole('note')).toHaveLength(1);
    expect(screen.getByText('Changes requested:')).toBeTruthy();
    expect(screen.getByText('See the notes').getAttribute('dir')).toBe('auto');
    expect(screen.getByText('Not yours')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Fundraising details' }).getAttribute('href')).toBe(
      '/create-campaign/fundraising-detail/draft',
    );
  });

  it('are told apart from a decline, and not asked for where there was no review', async () => {
    await show({ changesRequested: false });
    expect(await screen.findByText('Declined:')).toBeTruthy();
    expect(screen.getByText('See the notes')).toBeTruthy();
    expect(await show({ declineReason: null })).toEqual([]);
  });
});
