/** An instant in an error message, for readers whose time zone is unknown. */
export const utcMinute = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
