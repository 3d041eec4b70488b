/** Programs that say what they are. One that pretends to be a browser is counted: nothing else about a visitor is looked at. */
const ROBOT =
  /bot\b|crawl|spider|slurp|archiver|facebookexternalhit|headless|lighthouse|preview|monitor|curl|wget|python|java\/|go-http|node|axios|libwww/i;

/** Whether a user agent is none of a person's browser. */
export const isRobot = (agent: string): boolean => agent === '' || ROBOT.test(agent);
