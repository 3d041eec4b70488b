import { fireEvent, screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import type { Picture } from '../use-picture.js';
import { PictureField } from './picture-field.js';

const pictureOf = (change: Partial<Picture>): Picture => ({
  url: null,
  error: undefined,
  unsent: null,
  changed: false,
  opened: undefined,
  choose: async () => undefined,
  upload: async () => true,
  frame: async () => undefined,
  crop: async () => undefined,
  keepWhole: () => undefined,
  ...change,
});

it('takes a picture that is dropped on it, as one that is chosen', async () => {
  const choose = jest.fn(async () => undefined);
  const picture = pictureOf({ choose });
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

it('V-27 keeps the part of a picture that is chosen with the arrow keys', async () => {
  const crop = jest.fn(async () => undefined);
  const opened = { image: new Image(), size: { width: 1400, height: 600 } };
  await render(
    <PictureField
      picture={pictureOf({ url: 'blob:cover', opened, crop })}
      stored={null}
      size={{ width: 700, height: 500 }}
      accept="image/png"
      label="Cover picture"
      description="At least 700 × 500."
    />,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'The part of the picture that is kept' }), {
    key: 'ArrowRight',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Crop' }));
  expect(crop).toHaveBeenCalledWith({ x: 0.52, y: 0.5, zoom: 1 });
});
