/** SEC-22: the id of a Google Analytics property, and nothing else that could stand in the address of a script. */
export const MEASUREMENT_ID = /^G-[A-Z0-9]{6,12}$/;
export const LONGEST_MEASUREMENT_ID = 14;
