import type { WizardStep } from '@cairn/contracts/campaigns/required-fields';
import { paths } from '../../lib/page/paths.js';

/** In these, some of it may be changed while the campaign is live; bank details are changed on the owner's dashboard. */
export const LIVE_STEPS: readonly WizardStep[] = ['company-info', 'story', 'faqs', 'extras'];

const addresses: Readonly<Record<WizardStep, (id: string) => string>> = {
  'company-info': paths.companyInfo,
  'fundraising-detail': paths.fundraisingDetail,
  story: paths.story,
  faqs: paths.faqs,
  extras: paths.extras,
  funding: paths.funding,
};

export const stepPath = (step: WizardStep, id: string): string => addresses[step](id);
