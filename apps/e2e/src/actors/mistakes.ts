import { expect, type Visitor } from '../harness/test.js';

/** The text of a message with figures and dates filled in. */
const like = (words: string): RegExp =>
  new RegExp(
    words
      .split(/{{\w+}}/)
      .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('.+'),
  );

/** A field is marked as invalid, with an error. */
export async function complains({ page, say }: Visitor, name: string, words: string): Promise<void> {
  const field = page.locator(`form [name="${name}"]`);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(like(say(words)));
}

export const isRight = ({ page }: Visitor, name: string): Promise<void> =>
  expect(page.locator(`form [name="${name}"]`)).not.toHaveAttribute('aria-invalid', 'true');
