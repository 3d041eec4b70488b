/** Whether the browser asks before the page is left: something was typed that is not stored. */
export const isLeavingAsked = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(event);
  return event.defaultPrevented;
};
