/** The name of the software, which a site bears until it has chosen its own: its marks name the software too. */
export const SOFTWARE = 'Cairn';
