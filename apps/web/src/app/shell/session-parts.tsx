import { SessionClock } from './session-clock.js';
import { ViewBanner } from './view-banner.js';

const SessionParts = () => (
  <>
    <SessionClock />
    <ViewBanner />
  </>
);

export default SessionParts;
