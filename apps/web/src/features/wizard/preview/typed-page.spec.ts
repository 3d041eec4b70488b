import type { CampaignPage } from '@cairn/contracts/campaigns/campaign-page.reply';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { typedPage } from './typed-page.js';

const stored = { name: 'Quayside', companyName: 'Quayside Dental', tagLine: 'Evenings', summary: 'Stored' };
const page = stored as Wire<CampaignPage>; // what is typed over
const typed = (values: Record<string, unknown>) => ({ values, marked: [] });

describe('U-17 the page as it is typed', () => {
  it('has the words of the forms under its own names', () => {
    const parts = {
      company: typed({ companyName: 'Quayside Dental Rooms', companyTagLine: 'Five to ten' }),
      story: typed({ campaignStory: 'Typed', storyBody: { type: 'doc' } }),
    };
    expect(typedPage(page, parts)).toEqual({
      name: 'Quayside',
      companyName: 'Quayside Dental Rooms',
      tagLine: 'Five to ten',
      summary: 'Typed',
      storyBody: { type: 'doc' },
    });
  });

  it('leaves out what was cleared, but for the name that it cannot be without', () => {
    const parts = { company: typed({ companyName: '', companyTagLine: '' }), faqs: typed({ answer: 'x' }) };
    expect(typedPage(page, parts)).toEqual({ ...stored, tagLine: null });
  });
});
