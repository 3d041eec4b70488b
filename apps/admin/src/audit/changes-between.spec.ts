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
      { field: 'added', before: null, after: '{"deep":1}' },
    ]);
  });

  it('is empty for an act that changed nothing', () => {
    expect(changesBetween(null, null)).toEqual([]);
  });
});
