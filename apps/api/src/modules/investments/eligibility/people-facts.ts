import { Injectable } from '@nestjs/common';
import { packOf } from '@cairn/contracts';
import type { EntityManager } from 'typeorm';
import { PackOfSite } from '../../jurisdictions/index.js';
import { RatesOfTheDay } from '../../rates/index.js';
import { lawForEach, personColumns, personJoins } from './person-columns.sql.js';
import { personFactsOf, type PersonFacts, type PersonRow } from './person-facts.js';

const PEOPLE = `with ${lawForEach('$1')} select law.person, ${personColumns('law.person')} from law ${personJoins('law.person')}`;

/** What the limits of people are computed from, outside any investment. */
@Injectable()
export class PeopleFacts {
  constructor(
    private readonly rates: RatesOfTheDay,
    private readonly law: PackOfSite,
  ) {}

  async one(reader: EntityManager, userId: string): Promise<PersonFacts> {
    const facts = (await this.each(reader, [userId], null)).get(userId);
    if (facts === undefined) throw new Error('The settings name no jurisdiction');
    return facts;
  }

  /**
   * One statement however many they are, with as many more as there are currencies in which they have committed, and
   * three where the law asks people for something.
   * @param campaignId what was stated for an investment in it counts too
   */
  async each(
    reader: EntityManager,
    people: readonly string[],
    campaignId: string | null,
  ): Promise<ReadonlyMap<string, PersonFacts>> {
    const rows = await reader.query<(PersonRow & { person: string })[]>(PEOPLE, [people]);
    const asks = rows.some(({ profile }) => packOf(profile).asks.length > 0);
    const standings = asks ? await this.law.standings(reader, people, campaignId) : null;
    const rates = this.rates.once(reader);
    const found = new Map<string, PersonFacts>();
    for (const { person, ...row } of rows) {
      found.set(person, {
        ...(await personFactsOf(row, rates)),
        standing: standings?.get(person) ?? null,
      });
    }
    return found;
  }
}
