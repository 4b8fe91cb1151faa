const isKnownByZone = new Map<string, boolean>();

/**
 * The first of some zones that this runtime's zone database knows, else UTC. A browser may report `Etc/Unknown`, and
 * an older phone knows fewer zones than the one that punched: neither may stop who reads.
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
