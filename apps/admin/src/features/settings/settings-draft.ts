import { settingsApi, type Wire } from '@cairn/contracts';
import type { ChangeSettingsRequest } from '@cairn/contracts/settings/settings.requests';
import { ApiError } from '@cairn/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useClient } from '../../lib/data/client.js';
import { SETTINGS_KEY, type Settings } from '../../lib/data/settings.js';
import { SITE_KEY } from '../../lib/data/site.js';
import { useSay } from '../../lib/words/words.js';
import { useKeptDraft } from '../../ui/forms/use-kept-draft.js';
import type { Part } from './parts.js';

export type SettingsChange = Wire<ChangeSettingsRequest>;

/** Unsaved changes that are kept without a session. */
interface KeptSettings {
  change: SettingsChange;
  version: string | null;
  /** A secret was typed too; it is never kept. */
  isWithoutSecret: boolean;
}

const waitingOf = ({ applicationSecret, ...change }: SettingsChange, version: string | null): KeptSettings => ({
  change,
  version,
  isWithoutSecret: applicationSecret !== undefined,
});

/** The administrator's unsaved changes, over the saved values. */
export function useSettingsDraft(part: Part, kept: Settings) {
  const say = useSay();
  const client = useClient();
  const notify = useNotify();
  const queries = useQueryClient();
  const waiting = useKeptDraft<KeptSettings>(`settings/${part}`);
  const [back, setBack] = useState(waiting.kept);
  const [change, setChange] = useState<SettingsChange>(back?.change ?? {});
  // The version that editing started from, so that a later save by somebody else is not overwritten.
  const [readVersion, setReadVersion] = useState(back?.version ?? null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);

  const known: Readonly<Record<string, unknown>> = { ...kept };
  const isOvertaken =
    (readVersion !== null && readVersion !== kept.version) ||
    (failure instanceof ApiError && failure.code === 'settings.overtaken');
  const changed = Object.entries(change).filter(([name, value]) => value !== known[name]);

  useEffect(() => waiting.keep(changed.length > 0 ? waitingOf(change, readVersion) : null));

  const forget = (): void => {
    setChange({});
    setReadVersion(null);
    setBack(null);
  };
  /** Settings as they are now; everything the server sends back is what is kept. */
  const take = (settings: Settings): void => {
    setReadVersion(null);
    queries.setQueryData(SETTINGS_KEY, settings);
    for (const queryKey of [SITE_KEY, ['audit-log']]) void queries.invalidateQueries({ queryKey });
  };
  const send = async (more: SettingsChange = {}): Promise<void> => {
    const version = readVersion ?? kept.version;
    take(await client.send(settingsApi.change, { body: { ...Object.fromEntries(changed), ...more, version } }));
    forget();
  };
  const save = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      await send();
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
    set: (more: SettingsChange) => {
      setChange({ ...change, ...more });
      setReadVersion(readVersion ?? kept.version);
    },
    count: changed.length,
    /** Whether the law of the site would be another: that is asked about first. */
    isOtherLaw: change.jurisdictionProfile !== undefined && change.jurisdictionProfile !== kept.jurisdictionProfile,
    save,
    /** Saves with the reason for another law; a refusal is the caller's. */
    saveLaw: (lawReason: string) => send({ lawReason }),
    take,
    undo: () => {
      forget();
      setFailure(null);
    },
    /** Loads what somebody else has saved and keeps the typed changes on top. */
    loadOther: async (): Promise<void> => {
      await queries.refetchQueries({ queryKey: SETTINGS_KEY, exact: true });
      setReadVersion(null);
      setFailure(null);
    },
    /** Somebody else has saved since typing began: saving would be refused. */
    isOvertaken,
    /** Text restored after a session that ended, until it is saved or undone. */
    back,
    isBusy,
    failure,
    errors:
      failure instanceof ApiError
        ? (Object.fromEntries(failure.fields.map(({ field, msg }) => [field, msg])) as Record<string, string>)
        : {},
  };
}

export type SettingsDraft = ReturnType<typeof useSettingsDraft>;
