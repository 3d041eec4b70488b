// A separate page: the following modules are not part of the site's first load.
void import('./main.js');
