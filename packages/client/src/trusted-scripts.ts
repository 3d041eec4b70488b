/** The interface of a browser with Trusted Types; TypeScript's own library does not have it yet. */
export interface TrustedTypes {
  createPolicy<Rules extends Partial<TrustedRules>>(name: string, rules: Rules): Rules;
}

interface TrustedRules {
  createScriptURL(address: string): string | null;
  createHTML(text: string): string;
}

interface Keeper {
  trustedTypes?: TrustedTypes;
}

/**
 * SEC-19: lets an address become code only where it is one of our own origin: a worker, a script. Nothing is said of
 * markup and of code as text, so that the browser refuses both.
 */
export function trustOwnScripts(
  { trustedTypes }: Keeper = globalThis as Keeper, // where a browser keeps it
  { href, origin }: Pick<Location, 'href' | 'origin'> = location,
): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, href).origin === origin ? address : null),
  });
}

/**
 * SEC-19: a name of its own for markup that only a document without scripts ever reads, such as a mail that is parsed
 * to be drawn. The page's header lists the name; nothing else may make markup of text.
 */
export function trustedMarkup(
  name: string,
  { trustedTypes }: Keeper = globalThis as Keeper, // where a browser keeps it
): (text: string) => string {
  const policy = trustedTypes?.createPolicy(name, { createHTML: (text: string) => text });
  return (text) => policy?.createHTML(text) ?? text;
}
