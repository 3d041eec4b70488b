/** A process that cannot start until its configuration is changed: reported in one line, without a stack. */
export class StartRefused extends Error {}
