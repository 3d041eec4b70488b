/** Words of a name that claim to work for the site, in the languages of the site. */
const STAFF_WORDS = [
  'admin',
  'administrateur',
  'administration',
  'administrator',
  'assistance',
  'helpdesk',
  'moderateur',
  'moderation',
  'moderator',
  'official',
  'officiel',
  'security',
  'securite',
  'staff',
  'support',
  'sysadmin',
  'webmaster',
  'الادارة',
  'الدعم',
  'ادارة',
  'دعم',
  'مشرف',
];

/** Words in lowercase, without marks above or below; what is neither letter nor digit separates them. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether a name, or the name in an address, could be taken for that of the site or of the people who run it. */
export function isReservedName(name: string, siteName: string): boolean {
  const words = wordsOf(name);
  const [written, site] = [words.join(' '), wordsOf(siteName).join(' ')];
  const solid = site.replaceAll(' ', '');
  return (
    words.some((word) => STAFF_WORDS.includes(word) || (solid !== '' && word.startsWith(solid))) ||
    (site !== '' && ` ${written} `.includes(` ${site} `))
  );
}
