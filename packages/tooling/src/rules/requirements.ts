/**
 * The requirements of security in a line each, by number: what is kept. `lacks` lists what is not built, or not proved
 * by a test; where the product departs on purpose, docs/security.md explains why.
 */
export interface Requirement {
  says: string;
  /** Where it is enforced, when that is not the file whose comment names it. */
  kept?: string;
  lacks?: string;
}

const SIGNING_IN: readonly Requirement[] = [
  {
    says: 'A token points to a session row that is looked up with each call; its algorithm, issuer, audience and end are pinned',
  },
  { says: 'Signing out, another password, second factor or role, and an admin’s act end sessions at once' },
  { says: 'Signing in and step-up make a new session id' },
  { says: 'A token stands in the Authorization header and nowhere else' },
  { says: 'The browser’s storage is emptied when a session ends, in every tab' },
  { says: 'A session seen from another network or browser asks for step-up before what matters' },
  { says: 'One’s sessions are listed and can be ended, one or all' },
  { says: 'A link that signs in is signed, works once, for a minute, and never for an admin' },
  { says: 'Whether an address has an account cannot be told from an answer or its work' },
  { says: 'Tries of passwords, codes, links and forms are limited by account and by address; nobody is locked out' },
  {
    says: 'A reset link has 256 random bits, is stored hashed, works once, for 30 minutes, and leaves the second factor on',
  },
  { says: 'A code of an authenticator works once, within one step of its time; there are ten hashed recovery codes' },
  { says: 'Between password and code a token is good for the code step alone' },
  { says: 'What moves money, or where it goes, an address or a copy of data asks for step-up within five minutes' },
  { says: 'Passwords are checked against a list of known ones, never shortened, and hashed with argon2id' },
  { says: 'Signing in elsewhere uses state, nonce and PKCE, takes verified addresses, and connects after a proof' },
  { says: 'The second factor is a must for admins' },
];

const BROWSER: readonly Requirement[] = [
  { says: 'A content-security policy allows own scripts and styles alone, and reports what it refuses' },
  { says: 'Markup is made by trusted code alone (Trusted Types, reported)' },
  { says: 'Rich text is a document checked against a list when it is written; HTML is never taken' },
  { says: 'Links lead to http, https and mailto, and bring no opener' },
  { says: 'A number for analytics is a number, never code' },
  { says: 'Headers ask for HTTPS, forbid sniffing and framing, and keep private answers out of caches' },
  { says: 'Other origins may call only where they are listed, and never with credentials' },
  { says: 'The console has its own code, kind of token and session, and may have its own host' },
  { says: 'A way back after signing in leads to own pages alone' },
  { says: 'Marks that turn the direction of text are taken out of names, and names are isolated' },
];

const API: readonly Requirement[] = [
  {
    says: 'One guard denies by default; a table names who may call what; another’s record is not there',
    kept: 'apps/api/src/kernel/auth/access.guard.ts',
  },
  { says: 'No spelling of a path gets past the guard' },
  {
    says: 'Fields that a request does not name are refused; replies are classes of their own',
    kept: 'apps/api/src/kernel/http/validation.pipe.ts',
  },
  {
    says: 'States, roles, fees and owners are never taken from a request',
    kept: 'packages/contracts/src/kernel/fields.ts',
  },
  {
    says: 'Orders and filters are picked from lists; no text of a request becomes SQL',
    kept: 'apps/api/src/kernel/database/admin-page.ts',
    lacks: 'a test that names it; the fuzz suite sends quotes and commands to every parameter',
  },
  {
    says: 'Ids in public are UUIDs of version 7; people see slugs and short numbers',
    kept: 'apps/api/src/kernel/crypto/ids.ts',
    lacks: 'a test that names it',
  },
  {
    says: 'States move on the server alone, along the lifecycle; limits are measured again in the transaction',
    kept: 'packages/contracts/src/lifecycles',
  },
  { says: 'Bodies, depth, lists, pages and statements are bounded; no secret stands in public settings' },
  { says: 'Maintenance lets addresses through that the server saw itself' },
  { says: 'The server fetches no address that a user gave' },
  { says: 'Files of tables take no formula from what somebody typed' },
  {
    says: 'An error says a code and a reference, and nothing of the inside',
    kept: 'apps/api/src/kernel/http/error.filter.ts',
  },
  { says: 'The description of the API, its metrics and the queues are not public in production' },
  { says: 'Invitations are limited, and no text of a user becomes a header or markup of a mail' },
];

const FILES: readonly Requirement[] = [
  { says: 'Uploads are bounded as they arrive, and are what their bytes say' },
  { says: 'Pictures are decoded and encoded anew in a process of their own, within bounds of size and time' },
  { says: 'An SVG becomes pixels; the original is never served' },
  { says: 'Documents are served as attachments under random names, and may have a host of their own' },
  { says: 'A private file has a signed link of five minutes; signing is authorised and each read is logged' },
  { says: 'Uploads are scanned', lacks: 'a scan of accreditation letters: see the deviations in docs/security.md' },
  { says: 'A signed contract is kept with its hash, signer, address and time, and comes back byte for byte' },
];

const DATA: readonly Requirement[] = [
  {
    says: 'Numbers of people and accounts, secrets and private files are encrypted with a key each, bound to their place',
  },
  {
    says: 'Duplicates are found by a keyed hash; only last digits are shown; a whole value needs a reason and step-up',
  },
  { says: 'No personal data in logs, queues or addresses' },
  {
    says: 'Each process has a role of the database with no more rights than it needs',
    kept: 'apps/api/src/kernel/database/roles.ts',
  },
  {
    says: 'Copies of the database are encrypted, and bringing one back is tried',
    kept: 'docs/operating.md',
    lacks: 'a test: it is an operator’s work',
  },
  { says: 'Secrets come from the environment, are refused when weak, and are looked for in what is committed' },
  {
    says: 'How long each kind of data is kept is a table',
    lacks: 'the table; no sweep deletes old rows of outbox, inbox, idempotency keys, provider calls and webhooks',
  },
  { says: 'An account that is closed waits 30 days, then its person is forgotten and the ledger stays' },
];

const MONEY_AND_ADMINS: readonly Requirement[] = [
  { says: 'Roles divide the console; nobody decides on their own matter, and power over money takes two' },
  { says: 'An admin’s session is short, and viewing as somebody changes nothing' },
  { says: 'What admins do is a chain of hashes that nobody can edit; refusals are logged' },
  { says: 'A new bank account waits before money leaves to it, and daily limits hold' },
  { says: 'The number of a card is taken nowhere' },
  {
    says: 'Messages of providers are limited by number and size',
    kept: 'apps/api/src/kernel/limits/rate-limits.ts',
    lacks: 'a test that names it',
  },
];

const SUPPLY: readonly Requirement[] = [
  {
    says: 'Packages are pinned, a week old, from the registry, and run no script that is not listed',
    kept: 'pnpm-workspace.yaml',
  },
  {
    says: 'Each build has a list of its packages, and known critical faults stop it',
    kept: '.github/workflows/ci.yml',
  },
  { says: 'Direct dependencies are few and each has a reason', kept: 'apps/api/package.json', lacks: 'a test' },
  {
    says: 'Node and PostgreSQL are versions that are maintained',
    kept: 'packages/tooling/launch.mjs',
    lacks: 'a test',
  },
];

/** `SEC-1` is the first. */
export const REQUIREMENTS: readonly Requirement[] = [
  ...SIGNING_IN,
  ...BROWSER,
  ...API,
  ...FILES,
  ...DATA,
  ...MONEY_AND_ADMINS,
  ...SUPPLY,
];
