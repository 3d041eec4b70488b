/** An entry's number as people write it; the search finds it by this. */
export const entryNumber = (id: string): string => `JE-${id.padStart(6, '0')}`;
