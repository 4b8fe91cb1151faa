/** A month ahead of its date, or 25 hours or 500 miles ahead of its meter, a service is due soon. */
const soon = { days: 30, hours: 250, miles: 5000 } as const;

export type ServiceState = 'overdue' | 'soon' | 'later' | 'none';

/** Where the service of a piece of equipment stands; meters are in tenths, days are `yyyy-mm-dd`. */
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
  // A meter that has reached it is due; a date is overdue only after its day.
  if (left <= 0 || days < 0) return 'overdue';
  return left <= soon[meter_unit] || days <= soon.days ? 'soon' : 'later';
}
