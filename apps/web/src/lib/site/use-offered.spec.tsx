import { screen } from '@testing-library/react';
import { answering } from '../../testing/answers.js';
import { render } from '../../testing/render.js';
import { offeredLabels, useOffered } from './use-offered.js';

const Choices = ({ standing }: { standing?: string }) => {
  const offered = useOffered('category', ['food', 'water', 'film'], standing);
  return (
    <ul>
      {offeredLabels(offered, (code) => `our ${code}`).map(({ value, label }) => (
        <li key={value}>{label}</li>
      ))}
    </ul>
  );
};
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const LIST = [
  { id: '1', code: 'water', name: 'Clean water', offered: true },
  { id: '2', code: 'food', name: 'Food', offered: true },
  { id: '3', code: 'space', name: 'Space', offered: true },
  { id: '4', code: 'film', name: 'Cinema', offered: false },
];

describe('the choices that operators offer', () => {
  it('are in their order and by their names; any that are switched off, or unknown here, are missing', async () => {
    answering({ 'GET /manage-options/category': () => ({ data: LIST }) });
    await render(<Choices />);
    await screen.findByText('Clean water');
    expect(shown()).toEqual(['Clean water', 'Food']);
  });

  it('keep what the record holds already', async () => {
    answering({ 'GET /manage-options/category': () => ({ data: LIST }) });
    await render(<Choices standing="film" />);
    await screen.findByText('Clean water');
    expect(shown()).toEqual(['Clean water', 'Food', 'Cinema']);
  });

  it('are those of the product while the list cannot be read', async () => {
    answering({});
    await render(<Choices />);
    expect(shown()).toEqual(['our food', 'our water', 'our film']);
  });
});
