/**
 * Entry of every root script, on a machine with Node and npm alone: installs and builds what is missing, then hands
 * over to the command. It has no dependencies because nothing is installed yet when it runs.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Commands that need the whole product built before they begin; the others build what they need. */
const ON_THE_PRODUCT = [
  'start',
  'dev',
  'gen',
  'bench',
  'chaos',
  'proofs',
  'races',
  'mutants',
  'rules',
  'ledger',
  'admin',
  'data-keys',
  'screens',
  'times',
  'verify-external',
];
const COMMANDS = [...ON_THE_PRODUCT, 'check', 'test'];
const OLDEST_NODE = [20, 19];

function give(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Settings that `npm run` hands to its scripts would change what pnpm does; how to reach the registry stays. */
function cleanEnvironment() {
  const kept = /^npm_config_(registry|userconfig|cafile|https?_proxy|proxy|noproxy)$/i;
  for (const name of Object.keys(process.env)) {
    if (/^npm_config_/i.test(name) && !kept.test(name)) delete process.env[name];
  }
  process.env.TURBO_TELEMETRY_DISABLED = '1';
  process.env.DO_NOT_TRACK = '1';
  if (!process.stdout.isTTY) process.env.NO_COLOR = '1';
  process.env.PATH = `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
}

let running = null;
const parent = process.ppid;

function endEarly() {
  running?.kill('SIGTERM');
  process.exit(130);
}
/** npm can be killed without a word to us: its place as our parent is then taken by another process. */
const watch = setInterval(() => {
  if (process.ppid !== parent) endEarly();
}, 500);
process.on('SIGINT', endEarly).on('SIGTERM', endEarly);

/** Runs a tool quietly; what it said is shown when it fails. */
function run(what, command, parameters) {
  process.stderr.write(`${what} …\n`);
  return new Promise((resolve) => {
    let said = '';
    running = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [running.stdout, running.stderr]) stream.on('data', (chunk) => (said += chunk));
    running.once('error', (error) => give(`${what}: ${command} cannot be run (${error.message})`));
    running.once('close', (code) => {
      running = null;
      if (code !== 0) give(`${said.trimEnd().split('\n').slice(-60).join('\n')}\n${what}: failed`);
      resolve();
    });
  });
}

async function install() {
  const stampFile = join(ROOT, 'node_modules', '.cairn-install');
  const lock = readFileSync(join(ROOT, 'pnpm-lock.yaml'));
  const stamp = createHash('sha256').update(lock).update(`${process.version} ${process.platform} ${process.arch}`);
  const wanted = stamp.digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  await run('Installing packages', 'npx', ['--yes', packageManager, 'install', '--frozen-lockfile']);
  writeFileSync(stampFile, wanted);
}

async function main() {
  const [command = '', ...parameters] = process.argv.slice(2);
  if (!COMMANDS.includes(command)) give(`Unknown command "${command}": one of ${COMMANDS.join(', ')}`);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    give(`Cairn needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.version}`);
  }
  process.chdir(ROOT);
  cleanEnvironment();
  await install();
  const only = ON_THE_PRODUCT.includes(command) ? [] : ['--filter=@cairn/tooling'];
  await run('Building', 'turbo', ['run', 'build', '--output-logs=errors-only', ...only]);

  clearInterval(watch);
  process.off('SIGINT', endEarly).off('SIGTERM', endEarly);
  const { runCommand } = await import(pathToFileURL(join(ROOT, 'packages', 'tooling', 'dist', 'commands.js')).href);
  process.exitCode = await runCommand(command, parameters, { root: ROOT, parent });
}

main().catch((error) => give(error instanceof Error ? error.message : String(error)));
