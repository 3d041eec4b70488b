import { clausesOf } from './clauses.js';

const text = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const heading = (words: string) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: words }] });
const note = (words: string) => ({ type: 'blockquote', content: [text(words)] });

describe('a document with notes beside its sections', () => {
  it('keeps the note of a section apart from its text, and finds where each begins', () => {
    const [opening, account, risk] = [text('Read this.'), heading('Your account'), heading('Risk')];
    const document = {
      type: 'doc',
      content: [opening, account, text('You are 18.'), note('One person.'), risk, text('All of it.')],
    };
    expect(clausesOf(document)).toEqual([
      { at: 0, text: [opening], notes: [] },
      { at: 1, text: [account, text('You are 18.')], notes: [note('One person.')] },
      { at: 4, text: [risk, text('All of it.')], notes: [] },
    ]);
  });

  it('is nothing for a document without parts', () => {
    expect(clausesOf({ type: 'doc' })).toEqual([]);
  });
});
