import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type Asked } from '../../../testing/answers.js';
import { renderGuarded } from '../../../testing/render.js';
import type { Draft } from '../queries.js';
import type { Faqs } from '../questions.js';
import { FaqsForm } from './faqs-form.js';

const faqs: Faqs = {
  campaignFaqs: [
    {
      questionID: 'risks',
      question: 'What are the main risks?',
      help: 'The first.',
      isRequired: true,
      answer: 'Rain.',
    },
    { questionID: 'team', question: 'Who works with you?', help: null, isRequired: false, answer: null },
  ],
  campaignCustomFaqs: [{ id: 'own-1', question: 'Cheaper for investors?', answer: 'No.' }],
  version: 'v1',
};

let calls: Asked[] = [];
const open = async (answer: Parameters<typeof answering>[0][string] = () => ({ data: faqs })) => {
  sessionStorage.clear();
  calls = answering({ 'PATCH /equity/campaign-faqs/draft': answer });
  await renderGuarded(
    <FaqsForm draft={{ id: 'draft', standing: 0 } as Draft} faqs={faqs} onLoadOther={async () => undefined} />,
  );
};
const sent = (): unknown => JSON.parse(calls.at(-1)?.body ?? 'null');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));

it('sends the answer that was typed and all own questions, with the version that was read', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Who works with you? (optional)'), 'Two dentists.');
  await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  await userEvent.type(screen.getAllByLabelText(/^Question/u)[1] ?? document.body, 'When do you open?');
  await userEvent.type(screen.getAllByLabelText(/^Answer/u)[1] ?? document.body, 'In May.');
  await save();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(sent()).toEqual({
    campaignFaqs: [{ questionID: 'team', answer: 'Two dentists.' }],
    campaignCustomFaqs: [
      { question: 'Cheaper for investors?', answer: 'No.' },
      { question: 'When do you open?', answer: 'In May.' },
    ],
    version: 'v1',
  });
});

it('takes an own question off, and leaves out one that says nothing', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Remove question 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  await save();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(sent()).toMatchObject({ campaignCustomFaqs: [] });
});

it('shows a refusal beside its question', async () => {
  await open(() => ({
    status: 400,
    code: 'validation.required',
    message: 'Required',
    errors: [{ field: 'risks', msg: 'An open campaign keeps its answers.' }],
  }));
  await userEvent.clear(screen.getByLabelText('What are the main risks?'));
  await save();
  await waitFor(() =>
    expect(screen.getByLabelText('What are the main risks?').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getAllByText('An open campaign keeps its answers.').length).toBeGreaterThan(0);
});

it('asks for the answer to an own question before it sends anything', async () => {
  await open();
  await userEvent.clear(screen.getByLabelText('Answer'));
  await save();
  await waitFor(() => expect(screen.getByLabelText('Answer').getAttribute('aria-invalid')).toBe('true'));
  expect(calls).toEqual([]);
});
