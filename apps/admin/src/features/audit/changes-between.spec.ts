import { changesBetween } from './changes-between.js';

describe('what an act changed', () => {
  it('leaves out what stayed the same', () => {
    expect(changesBetween({ state: 'requested', amount: 1 }, { state: 'approved', amount: 1 })).toEqual([
      { field: 'state', before: 'requested', after: 'approved' },
    ]);
  });

  it('shows what was not there before, and what is gone', () => {
    expect(changesBetween({ gone: true }, { added: { deep: 1 } })).toEqual([
      { field: 'gone', before: 'true', after: null },
      { field: 'added.deep', before: null, after: '1' },
    ]);
  });

  it('tells of a record in several languages only the text that has changed', () => {
    const said = (...lines: string[]) => ({
      type: 'doc',
      content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
    });
    const before = { code: 'fees', texts: { en: { title: 'Fees', body: said('One', 'Two') }, fr: { title: 'Frais' } } };
    const after = {
      code: 'fees',
      texts: { en: { title: 'Fees', body: said('One', 'Three') }, fr: { title: 'Nos frais' } },
    };
    expect(changesBetween(before, after)).toEqual([
      { field: 'texts.en.body', before: 'One\nTwo', after: 'One\nThree' },
      { field: 'texts.fr.title', before: 'Frais', after: 'Nos frais' },
    ]);
  });

  it('tells when only the form of a text has changed', () => {
    const as = (type: string) => ({ type: 'doc', content: [{ type, content: [{ type: 'text', text: 'Fees' }] }] });
    expect(changesBetween({ body: as('paragraph') }, { body: as('heading') })).toEqual([
      { field: 'body', before: expect.stringContaining('paragraph'), after: expect.stringContaining('heading') },
    ]);
  });

  it('is empty for an act that changed nothing', () => {
    expect(changesBetween(null, null)).toEqual([]);
  });
});
