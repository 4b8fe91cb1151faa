import type { HttpLimits } from './http/listener.ts';

// What a clock on a phone and a kiosk needs to be used.
export const urgentFunctions = ['record_punches', 'my_clock', 'kiosk_roster'];
// No one's clock waits for more than a part of another person's batch.
export const splitFunctions = new Map([
  ['record_punches', { argument: 'batch', partLength: 25, maxLength: 500, answers: 'answers' }],
]);
const importFunctions = ['import_people', 'import_cost_codes'];

/** What requests may take, by what they ask for. */
export function httpLimits(
  {
    HTTP_BODY_BUDGET,
    HTTP_REQUESTS_PER_MINUTE,
  }: { readonly HTTP_BODY_BUDGET: number; readonly HTTP_REQUESTS_PER_MINUTE?: number | undefined },
  isLocal: boolean,
): HttpLimits {
  // On this machine alone every client has the same address.
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
