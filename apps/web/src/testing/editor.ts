import { fireEvent } from '@testing-library/react';

/** Puts words into the editor as they come from elsewhere: the simulated browser has no typing into a document. */
export const pasteWords = (editor: HTMLElement, words: string): void => {
  const getData = (kind: string): string => (kind === 'text/plain' ? words : '');
  fireEvent.paste(editor, { clipboardData: { getData, files: [], types: ['text/plain'] } });
};
