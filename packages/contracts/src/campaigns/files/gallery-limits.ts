/** How much a campaign's gallery holds, and how long the words beside it are. */
export const MOST_PICTURES = 30;
export const MOST_FILMS = 10;
export const GALLERY_TITLE_MAX = 80;
export const GALLERY_DESCRIPTION_MAX = 300;
