import { siteOf } from './sites.js';

describe('the sites on the port of the API', () => {
  it.each([
    ['GET', '/', 'text/html', 'web'],
    ['GET', '/', '*/*', 'web'],
    ['HEAD', '/browse-companies?page=2', 'text/html,*/*;q=0.8', 'web'],
    ['GET', '/admin', 'text/html', 'console'],
    ['GET', '/admin/campaigns', 'text/html', 'console'],
    ['GET', '/administration', 'text/html', 'web'],
    ['GET', '/admin/assets/index-1KVXL6GV.js', '*/*', null],
    ['GET', '/assets/index-1KVXL6GV.css', '*/*', null],
    ['GET', '/api/v1.1/equities', '*/*', null],
    ['GET', '/health/ready', '*/*', null],
    ['GET', '/', 'application/json', null],
    ['POST', '/', 'text/html', null],
  ])('%s %s for %s is answered by %s', (method, url, accept, site) => {
    expect(siteOf({ method, url, accept })).toBe(site);
  });
});
