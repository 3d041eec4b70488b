/** Where the API's calls stand. */
export const API_PREFIX = 'api/v1.1';
