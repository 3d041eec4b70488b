import { identityChecksApi, kycApi } from '@cairn/contracts';
import type { IdentityProvider } from '@cairn/contracts/rails/providers';
import { IdentityCheckEntity, InvestorProfileEntity } from '../../modules/kyc/index.js';
import { SettingsService } from '../../modules/settings/index.js';
import { aPerson, type Person } from '../people.js';
import type { TestWorld } from '../test-sandbox.js';

/** An identity record as it is handed in. */
export const STATED = {
  legalFirstName: 'Ines',
  legalLastName: 'Okafor',
  dateOfBirth: '1984-05-17',
  address: '1 Main Street',
  city: 'Lyon',
  postalCode: '69001',
  country: 'FR',
  yearlyIncome: 5_000_000,
  netWorth: 9_000_000,
};

/** What the specs of identity checks do: as the site, as a person, and as the provider. */
export const identityChecksOf = (world: () => TestWorld) => {
  const newest = async ({ id }: Person): Promise<IdentityCheckEntity> => {
    const [check] = await world().db.manager.find(IdentityCheckEntity, {
      where: { userId: id },
      order: { createdAt: 'DESC' },
      take: 1,
    });
    if (check === undefined) throw new Error('Nothing was begun');
    return check;
  };
  return {
    newest,
    choose: async (way: 'manual' | IdentityProvider): Promise<void> => {
      await world().database.asOwner((client) =>
        client.query(`update site_setting set value = to_jsonb($1::text) where name = 'identityProvider'`, [way]),
      );
      world().get(SettingsService).forget();
    },
    stated: async (more: object = {}): Promise<Person> => {
      const person = await aPerson(world(), { userType: 'investor' });
      await person.api.send(kycApi.submitProfile, { body: { ...STATED, ...more } });
      return person;
    },
    begin: (person: Person) => person.api.send(identityChecksApi.beginShufti, {}),
    state: async ({ id }: Person): Promise<string> =>
      (await world().db.manager.findOneByOrFail(InvestorProfileEntity, { userId: id })).state,
    /** The end of the person's visit to Shufti Pro's page. */
    finish: async (person: Person, how: object): Promise<void> => {
      const { ref } = await newest(person);
      await world().control('POST', `/shufti/checks/${ref}/finish`, how);
    },
    told: async ({ id }: Person): Promise<string[]> =>
      (
        await world().db.query<{ kind: string }>('select kind from notification where user_id = $1 order by id', [id])
      ).map(({ kind }) => kind),
  };
};
