import { createClient, type ApiRequest } from '@cairn/client';
import { createDataProvider } from './data-provider.js';

const providerOver = (data: unknown, head: { total?: number; nextCursor?: string | null } = { total: 41 }) => {
  const calls: ApiRequest[] = [];
  const client = createClient((request) => {
    calls.push(request);
    const page = Array.isArray(data) ? head : {};
    return Promise.resolve({
      status: 200,
      json: { status: 'success', ...page, data: { data } },
      headers: { get: () => null },
    });
  });
  return { calls, provider: createDataProvider(client) };
};

const page = { page: 2, perPage: 25 };
const oldestFirst = { field: 'requestedAt', order: 'ASC' } as const;

describe('the data provider', () => {
  it('asks for a page, a state and a text in the words of the API', async () => {
    const { calls, provider } = providerOver([{ id: 'a' }]);
    const list = await provider.getList('payouts', {
      pagination: page,
      sort: oldestFirst,
      filter: { state: 'requested', q: ' Heddle ' },
    });
    expect(calls[0]?.path).toBe('/admin/payouts?page=2&perPage=25&sort=requestedAt&order=asc&state=requested&q=Heddle');
    expect(list).toEqual({ data: [{ id: 'a' }], total: 41 });
  });

  it('asks for the page after one that was read by its cursor, as far as there are pages', async () => {
    const { calls, provider } = providerOver([{ id: 'a' }], { total: 1000, nextCursor: 'c1' });
    const read = (number: number) =>
      provider.getList('payouts', { pagination: { page: number, perPage: 25 }, sort: oldestFirst, filter: {} });
    expect(await read(1)).toEqual({ data: [{ id: 'a' }], pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    await read(2);
    expect(calls[1]?.path).toBe('/admin/payouts?perPage=25&sort=requestedAt&order=asc&cursor=c1');
    await provider.getList('payouts', {
      pagination: { page: 2, perPage: 25 },
      sort: { field: 'amount', order: 'ASC' },
      filter: {},
    });
    expect(calls[2]?.path).toBe('/admin/payouts?page=2&perPage=25&sort=amount&order=asc');
  });

  it('gives an account of the ledger an id of its code and currency', async () => {
    const { provider } = providerOver([{ code: 'A:bank:USD', currency: 'USD' }]);
    const { data } = await provider.getList('ledger-accounts', { pagination: page, sort: oldestFirst, filter: {} });
    expect(data[0]).toMatchObject({ id: 'A:bank:USD/USD' });
  });

  it('opens one record', async () => {
    const { calls, provider } = providerOver({ id: 'b', name: 'Kofi' });
    expect(await provider.getOne('identities', { id: 'b' })).toEqual({ data: { id: 'b', name: 'Kofi' } });
    expect(calls[0]?.path).toBe('/admin/identities/b');
  });

  it('refuses a list that there is not, and every write', async () => {
    const { provider } = providerOver([]);
    await expect(provider.getList('ghosts', { pagination: page, sort: oldestFirst, filter: {} })).rejects.toThrow(
      'ghosts',
    );
    await expect(provider.delete('payouts', { id: 'a' })).rejects.toThrow('its own actions');
  });
});
