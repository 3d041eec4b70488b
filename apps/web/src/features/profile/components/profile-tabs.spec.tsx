import { screen, within } from '@testing-library/react';
import { answering, page as pageOf } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import type { Profile } from '../queries.js';
import { ProfileTabs } from './profile-tabs.js';

const counts = { investmentCount: 0, campaignCount: 0, followerCount: 0, followingCount: 0 };
const answers = {
  'GET /users/get-user-investments/ines': () => pageOf([]),
  'GET /users/following/ines': () => pageOf([]),
};
const show = async (of: Partial<Profile>) => {
  answering(answers);
  await render(<ProfileTabs profile={{ id: 'ines', ...counts, ...of } as Profile} meId={undefined} />); // what the tabs read
  return within(await screen.findByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

describe('the lists of a profile', () => {
  it('have no tab where they are empty', async () => {
    expect(await show({ investmentCount: 7, followingCount: 2 })).toEqual(['Investments 7', 'Following 2']);
  });

  it('have one tab where all are empty, which says so', async () => {
    expect(await show({})).toEqual(['Investments 0']);
  });
});
