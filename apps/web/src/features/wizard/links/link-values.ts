import type { Values } from '../autosave/values.js';

interface Link {
  title: string;
  url: string;
}

const linksIn = (value: unknown): readonly Link[] => (Array.isArray(value) ? (value as Link[]) : []); // the form's own list

const isBlank = ({ title, url }: Link): boolean => title.trim() === '' && url.trim() === '';

/** What a save sends: rows without a word are none. */
export const withoutBlankLinks = (values: Values): Values =>
  'customLinks' in values
    ? { ...values, customLinks: linksIn(values['customLinks']).filter((link) => !isBlank(link)) }
    : values;

/** The links that were saved elsewhere. */
export const shownLinks = (value: unknown): string =>
  linksIn(value)
    .map(({ title }) => title)
    .join(' · ');
