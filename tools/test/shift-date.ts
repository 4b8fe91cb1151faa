/**
 * Imported before all else by processes and threads of tests: with `MUSTER_TEST_DAYS_AHEAD`, they and the embedded
 * database run that many days from now. Finds tests that pass only near the day on which they were written. Files and
 * PostgreSQL keep the real time.
 */
const aheadMs = Number(process.env['MUSTER_TEST_DAYS_AHEAD'] ?? 0) * 86_400_000;

globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [target.now() + aheadMs] : values, newTarget),
  get: (target, key) => (key === 'now' ? () => target.now() + aheadMs : Reflect.get(target, key)),
});
