/** Returns an address that opens the phone's maps with directions to an address or a `latitude,longitude`. */
export function directionsUrl(destination: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
