import { expect, type Visitor } from '../harness/test.js';

/** The words of a message as they may read once figures and dates stand in it. */
const like = (words: string): RegExp =>
  new RegExp(
    words
      .split(/{{\w+}}/)
      .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('.+'),
  );

/** A field is marked as wrong, and says what is wrong with it. */
export async function complains({ page, say }: Visitor, name: string, words: string): Promise<void> {
  const field = page.locator(`form [name="${name}"]`);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(like(say(words)));
}

export const isRight = ({ page }: Visitor, name: string): Promise<void> =>
  expect(page.locator(`form [name="${name}"]`)).not.toHaveAttribute('aria-invalid', 'true');
