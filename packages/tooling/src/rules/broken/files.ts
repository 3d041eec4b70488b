import type { BrokenRule } from '../broken-rule.js';

const FILES = 'apps/api/src/kernel/files/files.spec.ts';
const PICTURES = { rule: 'V-27', file: 'apps/api/src/kernel/files/pictures.ts' } as const;
const GALLERY = 'apps/api/src/modules/campaigns/gallery/gallery.spec.ts';

/** Each kind of picture, no longer known by its first bytes. */
const kinds: readonly (readonly [part: string, text: string])[] = [
  ['jpg, jpeg', "if (startsWith(content, 0xff, 0xd8, 0xff)) return 'jpeg';"],
  ['png', "if (startsWith(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';"],
  ['gif', "if (/^GIF8[79]a$/.test(textAt(content, 0, 6))) return 'gif';"],
  ['webp', "if (textAt(content, 0, 4) === 'RIFF' && textAt(content, 8, 12) === 'WEBP') return 'webp';"],
  ['bmp', "if (textAt(content, 0, 2) === 'BM' && content.length > 54) return 'bmp';"],
];

/** Rules of films, pictures, uploads and a campaign's agreement: V-14, V-26 to V-28, V-36. */
export const FILE_RULES: readonly BrokenRule[] = [
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
    rule: 'V-26',
    part: 'under 2 MB',
    file: 'apps/api/src/kernel/files/form.ts',
    text: 'mostBytes: number = UPLOAD_LIMIT_BYTES',
    by: 'mostBytes: number = 2 * UPLOAD_LIMIT_BYTES',
    spec: FILES,
  },
  {
    rule: 'V-26',
    part: 'a format that is taken there',
    file: 'apps/api/src/kernel/files/picture-process.ts',
    text: '(wanted.drawings ? PICTURE_KINDS : RASTER)',
    by: 'PICTURE_KINDS',
    spec: 'apps/api/src/kernel/files/hostile-uploads.spec.ts',
  },
  {
    rule: 'V-26',
    part: 'not by name',
    file: 'apps/api/src/kernel/files/picture-process.ts',
    text: 'const kind = kindOf(upload);',
    by: "const kind = name.endsWith('.exe') ? null : kindOf(upload);",
    spec: FILES,
  },
  {
    rule: 'V-26',
    part: 'in the browser',
    file: 'apps/web/src/features/wizard/picture.ts',
    text: 'if (bytes > MOST_BYTES)',
    by: 'if (bytes < 0)',
    spec: 'apps/web/src/features/wizard/picture.spec.ts',
  },
  {
    ...PICTURES,
    part: 'campaign 700x500',
    text: 'cover: { width: 700, height: 500 }',
    by: 'cover: { width: 700, height: 499 }',
    spec: FILES,
  },
  {
    ...PICTURES,
    part: 'gallery 700x500',
    text: 'gallery: { width: 700, height: 500 }',
    by: 'gallery: { width: 700, height: 499 }',
    spec: GALLERY,
  },
  {
    ...PICTURES,
    part: 'campaign 360x283',
    text: '{ width: 360, height: 283 },\n',
    by: '{ width: 360, height: 282 },\n',
    spec: FILES,
  },
  { ...PICTURES, part: 'banner 400x200', text: 'width: 400, height: 200', by: 'width: 400, height: 201', spec: FILES },
  {
    ...PICTURES,
    part: 'logo 200x200',
    text: 'logo: { width: 200, height: 200 }',
    by: 'logo: { width: 199, height: 200 }',
    spec: FILES,
  },
  {
    ...PICTURES,
    part: 'logo 360x283',
    text: 'logo: [{ width: 360, height: 283 }]',
    by: 'logo: [{ width: 360, height: 282 }]',
    spec: FILES,
  },
  ...(
    [
      ['profile photo 200x200', 'photo: { width: 200', 'photo: { width: 199'],
      ['profile cover 1350x400', 'width: 1350', 'width: 1349'],
      ['from a large enough upload', 'least: size', 'least: { width: 1, height: 1 }'],
    ] as const
  ).map(([part, text, by]) => ({
    ...PICTURES,
    part,
    text,
    by,
    spec: 'apps/api/src/modules/users/profile/profile.spec.ts',
  })),
  ...kinds.map(([part, text]) => ({
    rule: 'V-28',
    part,
    file: 'apps/api/src/kernel/files/picture-kinds.ts',
    text,
    by: '',
    spec: part === 'bmp' ? 'apps/api/src/kernel/files/hostile-uploads.spec.ts' : FILES,
  })),
  {
    rule: 'V-28',
    part: 'svg',
    file: 'apps/api/src/kernel/files/picture-kinds.ts',
    text: "return isDrawing(content) ? 'svg' : null;",
    by: 'return null;',
    spec: 'apps/api/src/kernel/files/hostile-uploads.spec.ts',
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
