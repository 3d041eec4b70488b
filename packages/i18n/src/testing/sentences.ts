export type Catalogue = { readonly [key: string]: string | Catalogue };

/** The sentences of a catalogue by their whole key, `mail.activation.subject`. */
export const sentencesOf = (catalogue: Catalogue): Map<string, string> => {
  const entries = (words: Catalogue, prefix: string): [string, string][] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as [string, string]] : entries(value, `${prefix}${key}.`),
    );
  return new Map(entries(catalogue, ''));
};

const NUMBER = /_(zero|one|two|few|many|other)$/;

/** Which number a sentence is for, or undefined when it is for any: `too_many` is no plural, for no `too_other` exists. */
export const numberOf = (key: string, sentences: ReadonlyMap<string, string>): string | undefined =>
  sentences.has(key.replace(NUMBER, '_other')) ? NUMBER.exec(key)?.[1] : undefined;

/** The key without its number: `days_few` is a form of `days`. */
export const stemOf = (key: string, sentences: ReadonlyMap<string, string>): string =>
  numberOf(key, sentences) === undefined ? key : key.replace(NUMBER, '');

/** Every key without its number, sorted. */
export const stemsOf = (sentences: ReadonlyMap<string, string>): string[] =>
  [...new Set([...sentences.keys()].map((key) => stemOf(key, sentences)))].toSorted();

export const placeholdersOf = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].toSorted();
