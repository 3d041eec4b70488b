/**
 * Blanks, controls, and characters that Unicode makes invisible: joiners, soft hyphens, fillers, selectors. The empty
 * Braille cell has neither property and shows nothing either.
 */
const NOTHING = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text is invisible. Beside other characters such marks join and part letters, and stay. */
export const showsNothing = (text: string): boolean => NOTHING.test(text);
