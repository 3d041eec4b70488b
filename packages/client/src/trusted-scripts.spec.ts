import { trustedMarkup, trustOwnScripts, type TrustedTypes } from './trusted-scripts.js';

const HERE = { href: 'https://cairn.example/signup?x=1', origin: 'https://cairn.example' };

/** A browser that has Trusted Types, and what it was told. */
function browser() {
  const policies: { name: string; rules: { createScriptURL?(address: string): string | null } }[] = [];
  const trustedTypes: TrustedTypes = {
    createPolicy(name, rules) {
      policies.push({ name, rules });
      return rules;
    },
  };
  return { trustedTypes, policies };
}

it('SEC-19 scripts of our own origin may run, and nothing else may become code or markup', () => {
  const { trustedTypes, policies } = browser();
  trustOwnScripts({ trustedTypes }, HERE);
  const [policy, ...others] = policies;
  expect([policy?.name, others]).toEqual(['default', []]);
  expect(Object.keys(policy?.rules ?? {})).toEqual(['createScriptURL']);
  for (const address of ['/assets/worker-1.js', 'https://cairn.example/assets/worker-1.js', './x.js']) {
    expect(policy?.rules.createScriptURL?.(address)).toBe(address);
  }
  for (const address of [
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'data:text/javascript,1',
    'blob:https://evil.example/1',
    'https://cairn.example.evil.example/x.js',
    'http://cairn.example/x.js',
  ]) {
    expect([address, policy?.rules.createScriptURL?.(address)]).toEqual([address, null]);
  }
});

it('SEC-19 markup is made under its own name', () => {
  const { trustedTypes, policies } = browser();
  expect(trustedMarkup('mail-preview', { trustedTypes })('<p>a</p>')).toBe('<p>a</p>');
  expect(policies.map(({ name }) => name)).toEqual(['mail-preview']);
});

it('SEC-19 a browser without Trusted Types goes on as ever', () => {
  expect(trustedMarkup('mail-preview', {})('<p>a</p>')).toBe('<p>a</p>');
  expect(() => trustOwnScripts({}, HERE)).not.toThrow();
});
