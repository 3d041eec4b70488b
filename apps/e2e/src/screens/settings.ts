/** What `npm run screens` tells the run. */
export interface ScreensSettings {
  out: string;
  /** Only screens whose address begins like one of these; none for all. */
  routes: readonly string[];
  /** Only looks whose name has one of these; none for all. */
  looks: readonly string[];
  site: string;
  sandbox: string;
  controlToken: string;
  signIns: readonly { role: string; email: string; password: string; secret?: string }[];
}

export function screensSettings(): ScreensSettings {
  const text = process.env['CAIRN_SCREENS'];
  if (!text) throw new Error('Start this with `npm run screens`');
  return JSON.parse(text) as ScreensSettings; // written by packages/tooling/src/commands/screens.ts
}

/** Who looks at a screen. `leaver` gets a new session each time: the screen ends it. */
export const IDENTITIES = ['visitor', 'investor', 'newcomer', 'owner', 'leaver', 'admin'] as const;
export type IdentityName = (typeof IDENTITIES)[number];

/** A browser's storage for an identity, and the ids of its records that addresses contain. */
export interface Prepared {
  storage: Readonly<Record<IdentityName, Readonly<Record<string, string>>>>;
  samples: Readonly<Record<string, string>>;
}

export const publish = (prepared: Prepared): void => {
  process.env['CAIRN_SCREENS_PREPARED'] = JSON.stringify(prepared);
};

export function prepared(): Prepared {
  const text = process.env['CAIRN_SCREENS_PREPARED'];
  if (!text) throw new Error('The global set-up has not run');
  return JSON.parse(text) as Prepared; // written by publish
}
