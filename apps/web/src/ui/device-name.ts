/** The names of a device's browser and system, from its session's user agent; null for an unknown part. */
export type DeviceName = { readonly browser: string | null; readonly system: string | null };

// In this order: browsers also name those that they are compatible with.
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:\bChrome|\bCriOS|\bChromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

export function deviceName(userAgent: string | null): DeviceName {
  const nameIn = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
