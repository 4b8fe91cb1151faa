import { orderLabels, orderViews, spendGroups } from '@muster/contract/purchase-orders';
import { anyText, matching, oneOf, type ParamValues } from '../../../kit/list/list-params.ts';
import type { OrderFilter } from '../order-queries.ts';

const id = matching(/^[0-9a-f-]{36}$/);

/** The list's filters, as in its address. */
export const orderParams = {
  q: anyText,
  view: oneOf(orderViews),
  label: oneOf(orderLabels),
  vendor: id,
  project: id,
  code: id,
  own: oneOf(['yes']),
};
export type OrderSearch = ParamValues<typeof orderParams>;

export const spendPeriods = ['this_month', 'last_month', 'this_year', 'last_year'] as const;
export type SpendPeriod = (typeof spendPeriods)[number];

/** The grouping and filters of spending, as in its address. */
export const spendParams = {
  by: oneOf(spendGroups),
  period: oneOf(spendPeriods),
  vendor: id,
  project: id,
  code: id,
};
export type SpendSearch = ParamValues<typeof spendParams>;

/** Returns the server's filter for a list. */
export function filterOf({ q, view, label, vendor, project, code, own }: OrderSearch): OrderFilter {
  return {
    ...(q !== undefined && { q: q.trim() }),
    ...(view !== undefined && { view }),
    ...(label !== undefined && { label }),
    ...placesOf({ vendor, project, code }),
    ...(own === 'yes' && { own_approval: true }),
  };
}

/** Returns the server's filter for spending; `today` is the company's day, `yyyy-mm-dd`. */
export function spendFilterOf(
  { vendor, project, code, period }: SpendSearch,
  today: string,
): OrderFilter {
  return {
    ...placesOf({ vendor, project, code }),
    ...(period !== undefined && daysOf(period, today)),
  };
}

type Places = { readonly [Key in 'vendor' | 'project' | 'code']: string | undefined };

function placesOf({ vendor, project, code }: Places): OrderFilter {
  return {
    ...(vendor !== undefined && { vendor_id: vendor }),
    ...(project !== undefined && { project_id: project }),
    ...(code !== undefined && { cost_code_id: code }),
  };
}

/** Returns the first and last day of a period. */
export function daysOf(
  period: SpendPeriod,
  today: string,
): { readonly from: string; readonly to: string } {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const monthAt = (place: number) => ({
    from: isoDay(Date.UTC(year, place - 1, 1)),
    to: isoDay(Date.UTC(year, place, 0)),
  });
  switch (period) {
    case 'this_month':
      return monthAt(month);
    case 'last_month':
      return monthAt(month - 1);
    case 'this_year':
      return { from: `${year}-01-01`, to: `${year}-12-31` };
    case 'last_year':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  }
}

const isoDay = (atMs: number) => new Date(atMs).toISOString().slice(0, 10);
