import { trustOwnScripts, type TrustedTypes } from './trusted-scripts.js';

const HERE = { href: 'https://cairn.example/signup?x=1', origin: 'https://cairn.example' };

/** A browser that has Trusted Types, and what it was told. */
function told() {
  const policies: { name: string; rules: Parameters<TrustedTypes['createPolicy']>[1] }[] = [];
  trustOwnScripts({ trustedTypes: { createPolicy: (name, rules) => policies.push({ name, rules }) } }, HERE);
  return policies;
}

it('S19 scripts of our own origin may run, and nothing else may become code or markup', () => {
  const [policy, ...others] = told();
  expect([policy?.name, others]).toEqual(['default', []]);
  expect(Object.keys(policy?.rules ?? {})).toEqual(['createScriptURL']);
  for (const address of ['/assets/worker-1.js', 'https://cairn.example/assets/worker-1.js', './x.js']) {
    expect(policy?.rules.createScriptURL(address)).toBe(address);
  }
  for (const address of [
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'data:text/javascript,1',
    'blob:https://evil.example/1',
    'https://cairn.example.evil.example/x.js',
    'http://cairn.example/x.js',
  ]) {
    expect([address, policy?.rules.createScriptURL(address)]).toEqual([address, null]);
  }
});

it('S19 a browser without Trusted Types goes on as ever', () => {
  expect(() => trustOwnScripts({}, HERE)).not.toThrow();
});
