/** The path prefix of the API's calls. */
export const API_PREFIX = 'api/v1.1';
