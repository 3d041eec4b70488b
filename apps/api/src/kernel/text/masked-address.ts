/** An e-mail address of which whoever has it recognises it, and nobody else reads it: `a•••@example.com`. */
export const maskedAddress = (email: string): string => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;
