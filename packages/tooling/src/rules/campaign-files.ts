import type { BrokenRule } from './broken-rule.js';

/** Rules of a campaign's films and its agreement: V-14, V-36. */
export const CAMPAIGN_FILES: readonly BrokenRule[] = [
  {
    rule: 'V-14',
    part: 'hosts',
    file: 'packages/contracts/src/campaigns/files/video-url.ts',
    text: '(www\\.|player\\.)?vimeo\\.com',
    by: '(www\\.|player\\.)?[\\w.]+\\.\\w+',
    spec: 'apps/api/src/modules/campaigns/wizard/campaign-texts.spec.ts',
  },
  {
    rule: 'V-14',
    part: 'as it is saved',
    file: 'apps/api/src/modules/campaigns/wizard/campaign-sections.service.ts',
    text: 'if (body.videoUrl && !isVideoUrl(body.videoUrl))',
    by: "if (body.videoUrl === 'x')",
    spec: 'apps/api/src/modules/campaigns/wizard/wizard.spec.ts',
  },
  {
    rule: 'V-14',
    part: 'of a film',
    file: 'packages/contracts/src/campaigns/files/gallery.requests.ts',
    text: "  @TextField({ max: 500, holds: isVideoUrl, code: 'validation.video_url' })",
    by: '  @TextField({ max: 500 })',
    spec: 'apps/api/src/modules/campaigns/gallery/gallery.spec.ts',
  },
  {
    rule: 'V-14',
    part: 'in the browser',
    file: 'apps/web/src/lib/page/film.ts',
    text: '/^(?:www\\.|player\\.)?vimeo\\.com$/',
    by: '/vimeo\\.com/',
    spec: 'apps/web/src/lib/page/film.spec.ts',
  },
  {
    rule: 'V-36',
    part: 'the setting',
    file: 'packages/contracts/src/campaigns/required-fields.ts',
    text: "settings.enableContractCopy === 'yes' && settings.manageContract === 'yes'",
    by: "settings.manageContract === 'yes'",
    spec: 'apps/api/src/modules/campaigns/extras/extras.spec.ts',
  },
  {
    rule: 'V-36',
    part: 'the checklist',
    file: 'packages/contracts/src/campaigns/wizard/completeness.ts',
    text: 'asked.contractRequired ? [CONTRACT_FIELD] : []',
    by: 'asked.contractRequired ? [] : []',
    spec: 'apps/api/src/modules/campaigns/extras/extras.spec.ts',
  },
];
