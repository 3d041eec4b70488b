import { Code } from './figures.js';

const GROUP = 4;
const SHOWN = 12;

/** The beginning of a fingerprint, as people compare them: in groups of four. */
export const Fingerprint = ({ children }: { children: string }) => (
  <Code>{(children.slice(0, SHOWN).match(new RegExp(`.{${GROUP}}`, 'gu')) ?? []).join(' ')}</Code>
);
