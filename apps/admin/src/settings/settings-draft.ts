import { settingsApi, type Wire } from '@cairn/contracts';
import type { AdminSettings } from '@cairn/contracts/content/admin-settings.reply';
import type { ChangeSettingsRequest } from '@cairn/contracts/content/settings.requests';
import { ApiError } from '@cairn/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useClient, useConsoleQuery } from '../app/client.js';
import { SITE_KEY } from '../app/site.js';
import { useSay } from '../app/words.js';

export type Settings = Wire<AdminSettings>;
export type SettingsChange = Wire<ChangeSettingsRequest>;

const KEY = ['settings'] as const;

export const useSettings = () => useConsoleQuery(KEY, (client) => client.send(settingsApi.read, {}));

/** What the administrator has typed and not saved, over what is kept. */
export function useSettingsDraft(kept: Settings) {
  const say = useSay();
  const client = useClient();
  const notify = useNotify();
  const queries = useQueryClient();
  const [change, setChange] = useState<SettingsChange>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);

  const known: Readonly<Record<string, unknown>> = { ...kept };
  const changed = Object.entries(change).filter(([name, value]) => value !== known[name]);

  /** Settings as they are now; everything the server sends back is what is kept. */
  const take = (settings: Settings): void => {
    queries.setQueryData(KEY, settings);
    for (const queryKey of [SITE_KEY, ['audit-log']]) void queries.invalidateQueries({ queryKey });
  };
  const save = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      take(await client.send(settingsApi.change, { body: Object.fromEntries(changed) }));
      setChange({});
      notify(say('settings.saved'), {
        type: 'success',
        autoHideDuration: 5000,
        messageArgs: { _: say('settings.saved') },
      });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return {
    /** Kept settings with what was typed over them. */
    now: { ...kept, ...change } as Settings & { applicationSecret?: string | null },
    set: (more: SettingsChange) => setChange({ ...change, ...more }),
    count: changed.length,
    save,
    take,
    undo: () => {
      setChange({});
      setFailure(null);
    },
    isBusy,
    failure,
    errors:
      failure instanceof ApiError
        ? (Object.fromEntries(failure.fields.map(({ field, msg }) => [field, msg])) as Record<string, string>)
        : {},
  };
}

export type SettingsDraft = ReturnType<typeof useSettingsDraft>;
