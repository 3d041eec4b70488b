import css from './part-tabs.module.css';

/** A row of links to the parts of one thing; on a phone it is scrolled. */
export { css as partTabsCss };
