/** Marks that turn the direction of what follows them: in a name they can make one file or person look like another. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** S27: a text without marks that turn its direction. */
export const withoutTurns = (text: string): string => text.replaceAll(TURNS, '');
