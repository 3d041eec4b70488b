import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Conflict, SavingState, SectionSaver } from './section-saver.js';
import { without } from './values.js';

export type SectionName = 'company' | 'raise' | 'terms' | 'story' | 'faqs';
/** What tells how far it is saved: a section, or the picture of one, which is sent by itself. */
type Told = SectionName | 'picture';
type States = Readonly<Partial<Record<Told, SavingState>>>;
type Conflicts = Readonly<Record<string, Conflict>>;

/** What the forms of a step tell, and what they can be asked. */
interface SavingActs {
  /** Its end takes the section away. */
  enter: (section: SectionName, saver: SectionSaver) => () => void;
  tellState: (told: Told, state: SavingState) => void;
  tellConflicts: (section: SectionName, conflicts: Conflicts) => void;
  choose: (field: string, which: 'mine' | 'theirs') => void;
  /** Saves at once what has been typed: a field was left. */
  saveNow: () => void;
}

const nothing = () => undefined;
const ActsContext = createContext<SavingActs>({
  enter: () => nothing,
  tellState: nothing,
  tellConflicts: nothing,
  choose: nothing,
  saveNow: nothing,
});
const StatesContext = createContext<States>({});
const ConflictsContext = createContext<Conflicts>({});

/** Keeps how far the sections of a step are saved, for the bar above it and the fields in it. */
export const SavingProvider = ({ children }: { children: ReactNode }) => {
  const savers = useRef(new Map<SectionName, SectionSaver>());
  const [states, setStates] = useState<States>({});
  const [conflicts, setConflicts] = useState<Readonly<Partial<Record<SectionName, Conflicts>>>>({});
  const enter = useCallback((section: SectionName, saver: SectionSaver) => {
    savers.current.set(section, saver);
    return () => {
      if (savers.current.get(section) === saver) savers.current.delete(section);
    };
  }, []);
  const acts = useMemo<SavingActs>(
    () => ({
      enter,
      // The one that was told last is the last of them.
      tellState: (told, state) => setStates((before) => ({ ...without(before, [told]), [told]: state })),
      tellConflicts: (section, found) => setConflicts((before) => ({ ...before, [section]: found })),
      choose: (field, which) => {
        for (const saver of savers.current.values()) saver.choose(field, which);
      },
      saveNow: () => {
        for (const saver of savers.current.values()) void saver.flush();
      },
    }),
    [enter],
  );
  const all = useMemo(() => Object.assign({}, ...Object.values(conflicts)) as Conflicts, [conflicts]);
  return (
    <ActsContext value={acts}>
      <StatesContext value={states}>
        <ConflictsContext value={all}>{children}</ConflictsContext>
      </StatesContext>
    </ActsContext>
  );
};

export const useSavingActs = (): SavingActs => useContext(ActsContext);
export const useConflict = (field: string): Conflict | undefined => useContext(ConflictsContext)[field];
export const useConflictCount = (): number => Object.keys(useContext(ConflictsContext)).length;

const URGENCY = ['waiting', 'held', 'saving', 'saved', 'quiet'] as const;

/** How far the step is saved: what is most urgent of its sections. */
export const useSavingState = (): SavingState => {
  const states = Object.values(useContext(StatesContext));
  for (const kind of URGENCY) {
    const found = states.filter((state) => state.kind === kind).at(-1);
    if (found) return found;
  }
  return { kind: 'quiet' };
};
