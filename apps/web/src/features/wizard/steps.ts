import { paths } from '../../lib/page/paths.js';

/** Steps of the wizard, in order; the ids are those of the checklist. */
export const WIZARD_STEPS = ['company-info', 'fundraising-detail', 'story', 'funding'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** In these, some of it may be changed while the campaign is live; bank details are changed on the owner's dashboard. */
export const LIVE_STEPS: readonly WizardStep[] = ['company-info', 'story'];

const addresses: Readonly<Record<WizardStep, (id: string) => string>> = {
  'company-info': paths.companyInfo,
  'fundraising-detail': paths.fundraisingDetail,
  story: paths.story,
  funding: paths.funding,
};

export const stepPath = (step: WizardStep, id: string): string => addresses[step](id);
