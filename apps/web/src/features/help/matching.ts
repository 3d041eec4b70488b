/** Words as a search compares them: without case, accents and the marks and variants of Arabic letters. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|\u0640/gu, '')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');

/** Whether the text contains every word of the search. */
export const matches = (text: string, words: string): boolean => {
  const hay = folded(text);
  return folded(words)
    .split(/\s+/)
    .every((word) => hay.includes(word));
};
