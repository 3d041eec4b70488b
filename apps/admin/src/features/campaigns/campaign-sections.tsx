import type { Wire } from '@cairn/contracts';
import { LINK_NAMES } from '@cairn/contracts/campaigns/wizard/link-names';
import type { AdminCampaign } from '@cairn/contracts/admin/admin.replies';
import { countryIn } from '../../lib/format/format.js';
import { useOptionName } from '../../lib/words/option-names.js';
import { useCodeWord, useLanguage, useSay } from '../../lib/words/words.js';
import { Section } from '../../ui/layout/detail.js';
import { Facts } from '../../ui/records/facts.js';
import { RichText } from '../../ui/records/rich-text.js';
import { PropertySection } from './property-section.js';
import { Code, Said } from '../../ui/records/text.js';
import { OutsideLink } from '../../ui/records/outside-link.js';

export interface CampaignProps {
  campaign: Wire<AdminCampaign>;
}

const said = (text: string | null) => (text === null || text === '' ? null : <Said>{text}</Said>);
const code = (text: string | null) => (text === null || text === '' ? null : <Code>{text}</Code>);
const link = (address: string | null) => (address === null || address === '' ? null : <OutsideLink to={address} />);

export const CompanySection = ({ campaign }: CampaignProps) => {
  const say = useSay();
  const language = useLanguage();
  const categoryOf = useOptionName('category');
  const industryOf = useOptionName('industry');
  const { companyProfile: company } = campaign;
  return (
    <>
      <Section title={say('campaigns.tabs.company')}>
        <Facts
          facts={[
            { label: say('company.name'), value: said(company.companyName) },
            { label: say('company.tag_line'), value: said(company.companyTagLine) },
            { label: say('company.email'), value: code(company.companyEmail) },
            { label: say('company.phone'), value: code(company.phoneNumber) },
            { label: say('company.address'), value: said(company.address) },
            { label: say('company.city'), value: said(company.city) },
            { label: say('company.country'), value: said(countryIn(language, company.country)) },
            { label: say('company.category'), value: categoryOf(company.category) },
            { label: say('company.industry'), value: industryOf(company.industry) },
            {
              label: say('company.founded'),
              value: code(company.yearFounded === null ? null : String(company.yearFounded)),
            },
            { label: say('company.website'), value: link(company.website) },
            { label: say('company.form_c'), value: link(company.formCLink) },
            ...LINK_NAMES.map((name) => ({ label: say(`campaigns.fields.${name}`), value: link(company[name]) })),
            ...company.customLinks.map(({ title, url }) => ({ label: title, value: link(url) })),
            { label: say('company.description'), value: said(company.description) },
          ]}
        />
      </Section>
      <PropertySection company={company} />
      <Section title={say('campaigns.owner')}>
        <Facts
          facts={[
            { label: say('people.name'), value: said(campaign.ownerName) },
            { label: say('people.email'), value: code(campaign.ownerEmail) },
          ]}
        />
      </Section>
    </>
  );
};

export const StorySection = ({ campaign }: CampaignProps) => {
  const say = useSay();
  const { campaignStory: story } = campaign;
  return (
    <>
      <Section title={say('story.summary')}>
        <p>{story.campaignStory === null ? say('story.none') : <Said>{story.campaignStory}</Said>}</p>
      </Section>
      {story.highlights.length > 0 && (
        <Section title={say('campaigns.fields.highlights')}>
          <ul>
            {story.highlights.map((point) => (
              <li key={point}>
                <Said>{point}</Said>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {story.videoUrl !== null && (
        <Section title={say('story.video')}>
          <OutsideLink to={story.videoUrl} />
        </Section>
      )}
      {story.storyBody !== null && (
        <Section title={say('story.body')}>
          <RichText document={story.storyBody} />
        </Section>
      )}
    </>
  );
};

export const PayoutAccountSection = ({ campaign }: CampaignProps) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const { paymentDetail: bank } = campaign;
  return (
    <Section title={say('campaigns.tabs.account')}>
      <Facts
        facts={[
          { label: say('bank.name'), value: said(bank.bankName) },
          {
            label: say('bank.type'),
            value: bank.accountType === null ? null : wordOf('bank.types', bank.accountType),
          },
          {
            label: say('bank.account'),
            value: code(bank.accountNumberLast4 === null ? null : `•••• ${bank.accountNumberLast4}`),
          },
          { label: say('bank.routing'), value: code(bank.routingNumber) },
          { label: say('bank.terms'), value: say(bank.tos ? 'bank.accepted' : 'bank.not_accepted') },
        ]}
      />
    </Section>
  );
};
