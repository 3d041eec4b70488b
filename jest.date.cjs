/**
 * Gives a file of tests the date that all tests begin at, whatever the machine's clock says; time runs on from there.
 * It stands where Jest's own fake timers put the real one back.
 */
const Machine = Date;
const machineNow = Machine.now.bind(Machine);
const ahead = Machine.parse(globalThis.TESTS_BEGIN) - machineNow();
const now = () => machineNow() + ahead;

Machine.now = now;
globalThis.Date = new Proxy(Machine, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, asked === globalThis.Date ? target : asked),
  apply: () => new Machine(now()).toString(),
});
Machine.prototype.constructor = globalThis.Date;
