/** V-07: eight to thirteen digits, grouped as its writer likes. */
export const PHONE = /^\+?(?:[ ()-]*\d){8,13}[ ()-]*$/;
