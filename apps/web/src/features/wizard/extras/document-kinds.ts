/** What the API takes as a document, for the browser's dialog. */
export const DOCUMENT_TYPES_TAKEN = 'application/pdf,image/png,image/jpeg,image/webp,image/gif,image/bmp';
