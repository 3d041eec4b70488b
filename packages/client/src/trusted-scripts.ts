/** What a browser with Trusted Types offers; the language's own library does not know of it yet. */
export interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
}

/**
 * S19: lets an address become code only where it is one of our own origin: a worker, a script. Nothing is said of markup
 * and of code as text, so that the browser refuses both.
 */
export function trustOwnScripts(
  { trustedTypes }: { trustedTypes?: TrustedTypes } = globalThis as { trustedTypes?: TrustedTypes }, // where a browser keeps it
  { href, origin }: Pick<Location, 'href' | 'origin'> = location,
): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, href).origin === origin ? address : null),
  });
}
