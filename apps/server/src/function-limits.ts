import type { HttpLimits } from './http/listener.ts';

// Functions that a clock on a phone or a kiosk needs to work.
export const urgentFunctions = ['record_punches', 'my_clock', 'kiosk_roster'];
// These batches are split, so that no one's clock has to wait for another person's whole batch.
export const splitFunctions = new Map([
  ['record_punches', { argument: 'batch', partLength: 25, maxLength: 500, answers: 'answers' }],
]);
const importFunctions = ['import_people', 'import_cost_codes'];

/** Limits on requests, by what they ask for. */
export function httpLimits(
  {
    HTTP_BODY_BUDGET,
    HTTP_REQUESTS_PER_MINUTE,
  }: { readonly HTTP_BODY_BUDGET: number; readonly HTTP_REQUESTS_PER_MINUTE?: number | undefined },
  isLocal: boolean,
): HttpLimits {
  // If only this machine can connect, every client has the same address.
  const perMinute = HTTP_REQUESTS_PER_MINUTE ?? (isLocal ? 0 : 1_200);
  const pathsOf = (names: readonly string[]) =>
    new Set(names.map((name) => `/rest/v1/rpc/${name}`));
  return {
    bodyBytesInFlight: HTTP_BODY_BUDGET,
    requestsPerMinute: perMinute === 0 ? null : perMinute,
    paths: {
      large: pathsOf(['record_punches', ...importFunctions]),
      urgent: pathsOf(['record_punches']),
    },
  };
}
