const CONCEALED = '••••';

/** Names of fields that hold a key in some provider's replies; some repeat the caller's own. */
const KEYS = /^(developer_?api_?key|client_?id|client_?secret|secret_?key|api_?key|authorization|password|token)$/i;

/** A copy in which no field holds a key: for what is stored and logged. */
export function redacted(value: unknown, secrets: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => redacted(item, secrets));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, held]) => [name, KEYS.test(name) ? CONCEALED : redacted(held, secrets)]),
    );
  }
  if (typeof value !== 'string') return value;
  return secrets.reduce((text, secret) => (secret === '' ? text : text.replaceAll(secret, CONCEALED)), value);
}
