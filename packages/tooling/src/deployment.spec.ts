import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { NODE_OPTIONS } from './product/node-options.js';

const clone = join(__dirname, '..', '..', '..');
const text = (...path: string[]): string => readFileSync(join(clone, ...path), 'utf8');

interface Service {
  image: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  pids_limit?: number;
  mem_limit?: string;
  command?: string[];
  environment?: Record<string, string>;
  env_file?: string;
  networks?: string[];
  ports?: string[];
  healthcheck?: object;
}
interface Installation {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
}

describe('the installation of docker/compose.yaml', () => {
  const { services, networks } = parse(text('docker', 'compose.yaml'), { merge: true }) as Installation;
  const names = (holds: (service: Service, name: string) => boolean): string[] =>
    Object.keys(services).filter((name) => holds(services[name] as Service, name)); // one of its own names

  it('runs the API and the worker as `npm start` does, and the operator is told so', () => {
    const api = /^CMD (\[.*\])$/m.exec(text('docker', 'Dockerfile'))?.[1] ?? '[]';
    expect(JSON.parse(api)).toEqual(['node', ...NODE_OPTIONS, 'apps/api/dist/bundle/main.js']);
    expect(services['worker']?.command).toEqual(['node', ...NODE_OPTIONS, 'apps/api/dist/bundle/worker.js']);
    for (const name of ['main', 'worker'])
      expect(text('docs', 'operating.md')).toContain(`node ${NODE_OPTIONS.join(' ')} apps/api/dist/bundle/${name}.js`);
  });

  it('SEC-52 tells migrate alone how to become the owner of the database', () => {
    const told = names((service) => JSON.stringify(service).includes('POSTGRES_PASSWORD'));
    expect(told).toEqual(['migrate', 'postgres']);
    for (const name of ['api', 'worker']) {
      expect(services[name]?.environment?.['DATABASE_URL']).toBe('postgres://postgres:5432/cairn');
      // Compose puts every variable of this file into the process; docker/.env holds the owner's password.
      expect(services[name]?.env_file).toBe('cairn.env');
    }
    expect(services['migrate']?.environment?.['DATABASE_URL']).toMatch(/^postgres:\/\/cairn:/);
  });

  it('SEC-52 asks for a password at Redis', () => {
    expect(services['redis']?.command?.join(' ')).toContain('--requirepass ${REDIS_PASSWORD}');
    expect(services['api']?.environment?.['QUEUE_URL']).toMatch(/^redis:\/\/:\$\{REDIS_PASSWORD:\?/);
  });

  it('SEC-52 lets each service do the least it needs', () => {
    const hardened = names(
      ({ read_only, cap_drop, security_opt, pids_limit, mem_limit }) =>
        read_only === true &&
        cap_drop?.join() === 'ALL' &&
        security_opt?.join() === 'no-new-privileges:true' &&
        pids_limit !== undefined &&
        mem_limit !== undefined,
    );
    expect(hardened).toEqual(Object.keys(services));
    expect(names(({ user }) => user === undefined)).toEqual(['proxy']);
    expect(names(({ healthcheck }) => healthcheck === undefined)).toEqual(['worker', 'migrate']);
  });

  it('SEC-52 keeps the database from the proxy and from outside', () => {
    expect(names(({ ports }) => ports !== undefined)).toEqual(['proxy']);
    expect(services['proxy']?.networks).toEqual(['front']);
    for (const name of ['postgres', 'redis', 'migrate']) expect(services[name]?.networks).toEqual(['data']);
    expect(networks['data']?.internal).toBe(true);
  });

  it('SEC-63 names every image by its whole version', () => {
    const bases = [...text('docker', 'Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image ?? '');
    const images = [...bases, ...Object.values(services).map(({ image }) => image)].filter((name) => name !== 'cairn');
    expect(images).toHaveLength(5);
    for (const image of images) expect(image).toMatch(/^\w+:\d+\.\d+(\.\d+)?(-[a-z-]+)?(@sha256:[\da-f]{64})?$/);
  });

  it('SEC-54 leaves the secrets of an installation out of the image and out of git', () => {
    for (const list of ['.gitignore', '.dockerignore']) {
      expect(text(list).split('\n')).toEqual(expect.arrayContaining(['docker/.env', 'docker/cairn.env']));
    }
  });
});

it('SEC-63 SEC-64 the workflow takes actions by commit, lists every package and refuses critical ones', () => {
  const workflow = text('.github', 'workflows', 'ci.yml');
  const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action ?? '');
  expect(actions).toHaveLength(7);
  for (const action of actions) expect(action).toMatch(/^actions\/[a-z-]+@[\da-f]{40}$/);
  expect(workflow).toContain('sbom --lockfile-only --sbom-format cyclonedx');
  expect(workflow).toContain('audit --audit-level critical');
  expect(workflow).not.toContain('pull_request_target');
});
