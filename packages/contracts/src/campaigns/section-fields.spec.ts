import 'reflect-metadata';
import { getMetadataStorage } from 'class-validator';
import { CampaignTerms, FundraisingDetail } from './campaign-draft.reply.js';
import { CampaignTermsRequest } from './campaign-terms.request.js';
import { FundraisingDetailRequest } from './fundraising-detail.request.js';

const namesOf = (type: new () => object): string[] => [
  ...new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(type, '', false, false)
      .map(({ propertyName }) => propertyName),
  ),
];

// A form of the wizard begins with the section that was read, and sends it back: a request takes no field it does not know.
it.each([
  ['the raise', FundraisingDetail, FundraisingDetailRequest],
  ['the terms', CampaignTerms, CampaignTermsRequest],
] as const)('what is read of %s can be sent back', (_section, reply, request) => {
  const known = new Set(namesOf(request));
  expect(known.size).toBeGreaterThan(3);
  expect(namesOf(reply).filter((name) => !known.has(name))).toEqual([]);
});
