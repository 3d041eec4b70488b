import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { render } from '../../../testing/render.js';
import { StepField } from '../autosave/step-field.js';
import { HighlightsField } from './highlights-field.js';

const Points = () => {
  const { control } = useForm<{ highlights: string[] }>({ defaultValues: { highlights: ['Open since May'] } });
  return (
    <StepField control={control} name="highlights">
      {(props) => <HighlightsField {...props} />}
    </StepField>
  );
};

it('leads to the point that was added, so that it is typed at once', async () => {
  await render(<Points />);
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Add a point' }));
  await userEvent.keyboard('Two new wells');
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
    'Open since May',
    'Two new wells',
  ]);
});
