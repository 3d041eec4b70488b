/** Words as a search compares them: without case, accents and the marks and variants of Arabic letters. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|\u0640/gu, '')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي');

/** Whether every word that is looked for stands somewhere in the text. */
export const matches = (text: string, words: string): boolean => {
  const hay = folded(text);
  return folded(words)
    .split(/\s+/)
    .every((word) => hay.includes(word));
};
