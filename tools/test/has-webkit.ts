import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const programs = ['WebKitWebDriver', 'Xvfb', 'gjs'];
const bindings = '/usr/{lib,lib64}/{,*/}girepository-1.0/WebKit2-4.1.typelib';

/**
 * True if the journeys in WebKit can run here. They need WebKitGTK with its driver, a display
 * without a monitor, and the GNOME JavaScript interpreter that opens the window
 * (`e2e/webkit/browser.js`).
 */
export function hasWebKit(): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return (
    programs.every((name) => folders.some((folder) => existsSync(join(folder, name)))) &&
    globSync(bindings).length > 0
  );
}

/** Message of a full run if they can't. */
export const withoutWebKit =
  'the journeys in WebKit were left out; on Debian root adds what they need by: apt-get update && apt-get install -y --no-install-recommends webkit2gtk-driver xvfb gjs gir1.2-webkit2-4.1';
