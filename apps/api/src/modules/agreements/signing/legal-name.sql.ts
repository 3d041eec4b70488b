/** The name of user u in agreements and registers: the legal one of identity record p, else the account's. */
export const LEGAL_NAME = `coalesce(p.legal_first_name || ' ' || p.legal_last_name, u.first_name || ' ' || u.last_name)`;
