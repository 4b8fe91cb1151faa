const isKnownByZone = new Map<string, boolean>();

/**
 * Returns the first of the zones that this runtime's zone database has, or else UTC. A browser may report
 * `Etc/Unknown`, and an older phone has fewer zones than the one that punched; neither may cause an error.
 */
export function knownZone(...zones: readonly string[]): string {
  return zones.find(isKnown) ?? 'UTC';
}

function isKnown(zone: string): boolean {
  let known = isKnownByZone.get(zone);
  if (known === undefined) {
    try {
      known = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
    } catch {
      known = false;
    }
    isKnownByZone.set(zone, known);
  }
  return known;
}
