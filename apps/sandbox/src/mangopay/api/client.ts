/** The client that this Mangopay knows. */
export const MANGOPAY_CLIENT = { id: 'mangopay-sandbox-client', key: 'mangopay-sandbox-key' } as const;

export const isClient = (id: string | undefined): boolean => id === MANGOPAY_CLIENT.id;
