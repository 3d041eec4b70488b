import { communicationApi } from '@cairn/contracts/communication/communication.endpoints';
import type {
  EmailPreferences,
  EmailPreferencesRequest,
  TopicChoice,
} from '@cairn/contracts/communication/preferences';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../lib/api/api.js';

export type Preferences = Wire<EmailPreferences>;
export type Choice = Wire<TopicChoice>;

export const preferencesQuery = queryOptions({
  queryKey: ['email-preferences'],
  queryFn: () => send(communicationApi.preferences, {}),
});

/** The first choice makes the record, the following ones change it. */
export const savePreferences = (id: string | null, body: Wire<EmailPreferencesRequest>): Promise<Preferences> =>
  id === null
    ? send(communicationApi.createPreferences, { body })
    : send(communicationApi.changePreferences, { params: { id }, body });
