/**
 * An address of somebody’s account at a provider, as far as it is shown in a list: `clara@example.org` is
 * `c•••@example.org`; of what is no address the last four signs stay.
 */
export function maskedAccount(label: string): string {
  const [name = '', domain] = label.split('@');
  if (domain !== undefined) return `${name.slice(0, 1)}•••@${domain}`;
  return `•••• ${label.slice(-4)}`;
}
