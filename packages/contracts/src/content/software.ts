/** The name of the software, used by a site until it has its own name and logo. */
export const SOFTWARE = 'Cairn';
