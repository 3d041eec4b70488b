import { withDoor } from './doors.js';

const README = `# Orders

What was sold.

- Door: \`Gone\`
- Calls: \`OldController\`
- Tables: \`sale\`
`;

describe('the door of a room in its README', () => {
  it('is what the Nest module exports, beside the calls that it answers', () => {
    const module = `@Module({
  controllers: [
    SalesController,
    OrdersController,
  ],
  providers: [Till],
  exports: [Till, Prices],
})`;
    expect(withDoor(README, module)).toBe(
      README.replace('`Gone`', '`Prices`, `Till`').replace('`OldController`', '`OrdersController`, `SalesController`'),
    );
  });

  it('is shut where nothing is exported, and without calls where there are none', () => {
    expect(withDoor(README, '@Module({ providers: [Till] })')).toContain(
      '- Door: nothing; no other room asks it for anything\n- Tables: `sale`',
    );
  });

  it('is left alone where the README lists rooms', () => {
    expect(withDoor('# Sales\n\n- [orders](orders/README.md): what was sold\n', 'exports: [A]')).not.toContain('Door');
  });
});
