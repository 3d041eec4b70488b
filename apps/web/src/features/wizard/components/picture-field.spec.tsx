import { fireEvent, screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import type { Picture } from '../use-picture.js';
import { PictureField } from './picture-field.js';

it('takes a picture that is dropped on it, as one that is chosen', async () => {
  const choose = jest.fn(async () => undefined);
  const picture: Picture = { url: null, error: undefined, changed: false, choose, upload: async () => true };
  await render(
    <PictureField
      picture={picture}
      stored={null}
      size={{ width: 700, height: 500 }}
      accept="image/png"
      label="Cover picture"
      description="At least 700 × 500."
    />,
  );
  const file = new File(['picture'], 'cover.png', { type: 'image/png' });
  fireEvent.drop(screen.getByText('Choose a picture or drop it here'), { dataTransfer: { files: [file] } });
  expect(choose).toHaveBeenCalledWith(file);
  fireEvent.drop(screen.getByText('Choose a picture or drop it here'), { dataTransfer: { files: [] } });
  expect(choose).toHaveBeenCalledTimes(1);
});
