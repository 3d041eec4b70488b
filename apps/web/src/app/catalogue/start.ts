// A page of its own: what follows is no part of what the site's pages fetch first.
void import('./main.js');
