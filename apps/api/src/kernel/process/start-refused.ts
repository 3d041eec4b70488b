/** A process that cannot start until somebody changes its configuration: told in one line, without a stack. */
export class StartRefused extends Error {}
