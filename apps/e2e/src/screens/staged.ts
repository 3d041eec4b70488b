import type { Page } from '@playwright/test';
import type { Say } from '../harness/words.js';

/** A page of a list, as the client reads it. */
interface Items {
  items: readonly object[];
}

/** The API's answer in place of the demo's, by method and path: a page of a list, or a whole answer. */
export type Answers = Readonly<Record<string, Items | object>>;

/** A state that the demo does not contain, or that needs a manual step. */
export interface Stage {
  /** The state in a word or two; it is part of the picture's name. */
  state: string;
  answers: Answers;
  /** What is done on the page before the picture is taken. */
  act?: (page: Page, say: Say) => Promise<unknown>;
}

const envelope = (answer: Items | object): object =>
  'items' in answer
    ? { status: 'success', total: answer.items.length, nextCursor: null, data: { data: answer.items } }
    : { status: 'success', data: { data: answer } };

/** Gives a page these answers; all other calls reach the demo. */
export async function answerWith(page: Page, answers: Answers): Promise<void> {
  for (const [call, data] of Object.entries(answers)) {
    const [method = '', path = ''] = call.split(' ');
    await page.route(`**/api/v1.1${path}{,\\?*}`, (route) =>
      route.request().method() === method ? route.fulfill({ json: envelope(data) }) : route.fallback(),
    );
  }
}
