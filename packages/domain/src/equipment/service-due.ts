/** A service is due soon 30 days before its date, or 25 hours or 500 miles before its meter reading. */
const soon = { days: 30, hours: 250, miles: 5000 } as const;

export type ServiceState = 'overdue' | 'soon' | 'later' | 'none';

/** Returns the service state of a piece of equipment; meters are in tenths, days are `yyyy-mm-dd`. */
export function serviceState(
  piece: {
    readonly meter_unit: 'hours' | 'miles';
    readonly meter: number;
    readonly service_meter: number | null;
    readonly service_on: string | null;
  },
  today: string,
): ServiceState {
  const { meter_unit, meter, service_meter, service_on } = piece;
  if (service_meter === null && service_on === null) return 'none';
  const left = service_meter === null ? Number.POSITIVE_INFINITY : service_meter - meter;
  const days =
    service_on === null
      ? Number.POSITIVE_INFINITY
      : (Date.parse(service_on) - Date.parse(today)) / 86_400_000;
  // A service is due when the meter reaches it; a date is overdue only after its day.
  if (left <= 0 || days < 0) return 'overdue';
  return left <= soon[meter_unit] || days <= soon.days ? 'soon' : 'later';
}
