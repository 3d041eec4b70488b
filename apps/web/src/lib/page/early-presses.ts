type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The user's actions on the page before its code was loaded. */
interface EarlyEvent {
  type: 'click' | 'input' | 'tick' | 'submit';
  target: HTMLElement;
  /** The field's value afterwards. */
  value?: string;
  /** Whether the box was ticked afterwards. */
  isOn?: boolean;
  /** The button that sent the form. */
  by?: HTMLElement | null;
}

declare global {
  interface Window {
    /** boot.js: replays the events that it recorded, in order, and stops recording. */
    takeEarlyEvents?: () => EarlyEvent[];
  }
}

const isField = (target: HTMLElement): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Writes into a field as the reader did, so that its form gets the event. */
const write = (field: Field, value: string): void => {
  // React remembers the last value that it saw of a field, and reports only others: the second time there is no event.
  field.value = '';
  const plain: object = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(plain, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

/** Ticks or unticks a box so that its form gets the event: React remembers the last value as of a field. */
const tick = (box: HTMLInputElement, isOn: boolean): void => {
  box.checked = !isOn;
  box.click();
};

const isAlike = (one: HTMLElement, other: HTMLElement): boolean =>
  isField(one) && isField(other)
    ? one.name === other.name && one.type === other.type && (one.type !== 'radio' || one.value === other.value)
    : one.textContent === other.textContent && one.getAttribute('aria-label') === other.getAttribute('aria-label');

/** The element itself, or the one that replaced it when the page was rendered again; null if there is none. */
const nowOf = <Kind extends HTMLElement>(target: Kind): Kind | null => {
  if (target.isConnected) return target;
  const others = [...document.querySelectorAll<HTMLElement>(target.tagName)];
  return (others.find((other) => isAlike(target, other)) ?? null) as Kind | null; // of the same tag
};

const again = ({ type, target: first, value = '', isOn = true, by = null }: EarlyEvent): void => {
  const target = nowOf(first);
  if (target === null) return;
  if (type === 'input' && isField(target)) write(target, value);
  else if (type === 'tick' && target instanceof HTMLInputElement) tick(target, isOn);
  else if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit(by && nowOf(by));
  else target.click();
};

/**
 * From now on the page's code responds. A page that the server rendered can be read, filled in and clicked before its
 * code is loaded: actions up to then are repeated one after the other, so that nothing is lost.
 */
export const tellAlive = async (): Promise<void> => {
  const events = window.takeEarlyEvents?.() ?? [];
  delete window.takeEarlyEvents;
  for (const event of events) {
    again(event);
    // React draws what a field was told of in a microtask: a form that is sent before it would send the former value.
    await Promise.resolve();
  }
};
