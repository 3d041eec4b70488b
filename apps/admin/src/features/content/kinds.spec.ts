import { enabledWords } from './kinds.js';

it('D-4 says of an option that it can be chosen no more, and of a text that it is not shown', () => {
  expect(enabledWords('category')).toEqual({ label: 'content.offered', help: 'content.offered_help' });
  for (const kind of ['faq', 'faq-topic', 'slider'] as const)
    expect(enabledWords(kind)).toEqual({ label: 'content.enabled' });
});
