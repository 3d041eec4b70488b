import { endpoint } from '../kernel/endpoint.js';
import type { HelpQuery } from './help-query.request.js';
import type { OptionsQuery } from './options-query.request.js';
import type { CampaignSetting, LatestInvestment, PlatformFigures, TopInvestor } from './platform-figures.replies.js';
import type {
  CaptchaSetting,
  ClientAddress,
  ContentPage,
  ContentPageHead,
  Faq,
  HelpTopic,
  MenuItem,
  OptionItem,
  PaymentGateway,
  SiteCurrency,
  SiteLanguage,
  SiteMeta,
  SiteTerm,
  Slider,
} from './public-content.replies.js';
import type { SiteSetting } from '../settings/site-setting.reply.js';

interface KindParams {
  kind: string;
}
interface SlugParams {
  slug: string;
}

const read = <Reply>(path: string) => endpoint<object, Reply>('GET', path, 'public');

/** Public reads of the site, in the language of the request. */
export const contentApi = {
  siteSetting: read<SiteSetting>('/site-setting'),
  campaignSetting: read<CampaignSetting>('/campaign-setting'),
  taxonomySetting: read<SiteTerm[]>('/taxonomy-setting'),
  captcha: read<CaptchaSetting>('/recaptcha'),
  clientAddress: read<ClientAddress>('/client-ip'),
  meta: read<SiteMeta>('/meta'),
  languages: read<SiteLanguage[]>('/languages'),
  currencies: read<SiteCurrency[]>('/currencies'),
  gateways: read<PaymentGateway[]>('/payment-gateways'),

  headerMenu: read<MenuItem[]>('/menus/header'),
  footerMenu: read<MenuItem[]>('/menus/footer'),
  socialMenu: read<MenuItem[]>('/menus/social-media'),
  sliders: read<Slider[]>('/sliders'),
  faqs: read<Faq[]>('/faqs'),
  pages: read<ContentPageHead[]>('/content-pages'),
  page: endpoint<{ params: SlugParams }, ContentPage>('GET', '/content-pages/:slug', 'public'),
  helpTopics: endpoint<{ query: HelpQuery }, HelpTopic[]>('GET', '/help-topics', 'public'),

  types: read<OptionItem[]>('/types'),
  categories: read<OptionItem[]>('/categories'),
  industries: read<OptionItem[]>('/industries'),
  teamMemberTypes: read<OptionItem[]>('/team-member-types'),
  campaignStages: read<OptionItem[]>('/campaign-stages'),
  investingRounds: read<OptionItem[]>('/investing-rounds'),
  investorTypes: read<OptionItem[]>('/investor-types'),
  dealTypes: read<OptionItem[]>('/deal-types'),
  userTypes: read<OptionItem[]>('/user-types'),
  options: endpoint<{ params: KindParams; query?: OptionsQuery }, OptionItem[]>(
    'GET',
    '/manage-options/:kind',
    'public',
  ),

  revenue: read<PlatformFigures>('/revenue'),
  latestInvestments: read<LatestInvestment[]>('/latest-investments'),
  topInvestors: read<TopInvestor[]>('/top-investors'),
};
