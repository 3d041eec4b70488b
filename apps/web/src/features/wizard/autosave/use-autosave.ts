import { ApiError } from '@cairn/client';
import { useCallback, useEffect, useState } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { getSession } from '../../../lib/api/session.js';
import { serverClock } from '../../../lib/api/server-clock.js';
import { draftKeys } from '../queries.js';
import { saveablePart, type RulesOf } from './saveable.js';
import { useSavingActs, type SectionName } from './saving.js';
import { SectionSaver, type SectionPorts } from './section-saver.js';
import { keeperOf, keepTyped, readTyped, restorable } from './typed-values.js';
import type { StoredSection, Values } from './values.js';

interface Autosaved<Form extends FieldValues> {
  section: SectionName;
  draftId: string;
  form: UseFormReturn<Form>;
  /** As it was read, without its pictures; the names of its values are the fields that are saved. */
  stored: StoredSection;
  /** A live campaign is saved by its button alone. */
  isOff?: boolean;
  save: (change: Values, version: string) => Promise<object & { version: string }>;
  read: () => Promise<object & { version: string }>;
  /** Fields that fail by themselves. */
  faults: (values: Values) => Promise<readonly string[]>;
  rules?: RulesOf;
  /** The values of a reply, where the form holds them under other names. */
  valuesOf?: (reply: never) => Values;
}

/** The named ones of a form's values. */
const named = (values: object, names: readonly string[]): Values => {
  const held = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(names.map((name) => [name, held.get(name) ?? null]));
};

/** What a saver asks and tells the form. */
const formPorts = <Form extends FieldValues>(
  { form, faults, rules = () => [] }: Autosaved<Form>,
  names: readonly string[],
): Pick<SectionPorts, 'saveable' | 'onAdopted' | 'onHeld'> => ({
  saveable: async (before, changed) => saveablePart(before, changed, await faults(changed), rules),
  onAdopted: (values) => {
    for (const [name, value] of Object.entries(values)) {
      // the form's own names
      form.setValue(name as FieldPath<Form>, value as PathValue<Form, FieldPath<Form>>, { shouldValidate: true });
    }
  },
  onHeld: (held, error) => {
    for (const { field, msg } of error?.fields ?? []) {
      if (names.includes(field)) form.setError(field as FieldPath<Form>, { type: 'server', message: msg }); // its own
    }
    if (error || !held.some((name) => form.getFieldState(name as FieldPath<Form>).isTouched)) return;
    const broken = rules(form.getValues()).map(({ field }) => field);
    const marked = [...new Set([...held, ...broken])].filter((name) => names.includes(name));
    void form.trigger(marked as FieldPath<Form>[]); // its own names
  },
});

/**
 * Saves a form of the wizard as it is typed, and types again what a session that ended, or a page that was reloaded, left
 * unsaved.
 */
export const useAutosave = <Form extends FieldValues>(given: Autosaved<Form>) => {
  const { section, draftId, form, isOff = false } = given;
  const acts = useSavingActs();
  const queries = useQueryClient();
  const [key] = useState(() => `${section}:${draftId}`);
  const [owner] = useState(keeperOf);
  const [first] = useState(given.stored.values);
  const [kept] = useState(() => (isOff ? {} : readTyped(key)));
  const [saver] = useState(() => new SectionSaver(given.stored));

  useEffect(() => {
    const stored = (reply: object & { version: string }): StoredSection => ({
      version: reply.version,
      values: given.valuesOf?.(reply as never) ?? named(reply, Object.keys(first)),
    });
    saver.connect({
      ...formPorts(given, Object.keys(first)),
      save: async (change, version) => stored(await given.save(change, version)),
      read: async () => stored(await given.read()),
      now: () => serverClock.now(),
      onState: (state) => acts.tellState(section, state),
      onConflicts: (conflicts) => acts.tellConflicts(section, conflicts),
      onStored: () => {
        void queries.invalidateQueries({ queryKey: draftKeys.one(draftId), exact: true });
        void queries.invalidateQueries({ queryKey: draftKeys.checklist(draftId) });
        void queries.invalidateQueries({ queryKey: draftKeys.preview(draftId) });
        if (section === 'faqs') void queries.invalidateQueries({ queryKey: draftKeys.parts(draftId) });
      },
      onUnsaved: (typed, before) => {
        if (getSession() !== null) keepTyped(key, owner, typed, before);
      },
    });
  });

  const { subscribe, setValue } = form;
  useEffect(() => {
    if (isOff) return undefined;
    const leave = acts.enter(section, saver);
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => saver.type(named(values, Object.keys(first))),
    });
    const { typed, overtaken } = restorable(kept, first);
    saver.restore(typed, overtaken);
    for (const [name, value] of Object.entries(typed)) {
      const options = { shouldDirty: true, shouldTouch: true };
      setValue(name as FieldPath<Form>, value as PathValue<Form, FieldPath<Form>>, options); // the form's own names
    }
    const online = () => void saver.flush();
    // The page may be closed, or put to sleep, before the pause has passed.
    const hidden = () => {
      if (document.visibilityState === 'hidden') void saver.flush();
    };
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
      stop();
      leave();
      if (getSession() !== null) void saver.flush();
    };
  }, [acts, saver, section, kept, first, isOff, subscribe, setValue]);

  const reread = useCallback(() => saver.reread(), [saver]);
  return {
    /** Takes over what was stored by another section's save, and then saves what was typed. */
    reread,
    /** Something was typed before, and is here again. */
    isRestored: Object.keys(kept).length > 0,
    /** @throws what keeps the rest from being saved, where it is none of the form's fields */
    flush: async (): Promise<boolean> => {
      const isStored = await saver.flush();
      const error = saver.trouble();
      if (!isStored && error instanceof ApiError && error.fields.length === 0) throw error;
      return isStored;
    },
  };
};
