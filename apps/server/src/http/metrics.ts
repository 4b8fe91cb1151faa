import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { RequestClient } from './request-client.ts';

const commonMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Metrics of one server in Prometheus' format. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'muster_http_request_duration_seconds',
    help: 'Time from the request line to the last byte of the answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [registry],
  });
  const requestsOfClients = new Counter({
    name: 'muster_client_requests_total',
    help: 'Requests by the program that sent them: web, mobile or other',
    labelNames: ['client', 'status'] as const,
    registers: [registry],
  });
  return {
    /** Counts one request. `route` is a pattern, never an address, because each value is a separate series. */
    observeRequest({
      method,
      route,
      status,
      seconds,
      client,
    }: {
      readonly method: string;
      readonly route: string;
      readonly status: number;
      readonly seconds: number;
      readonly client: RequestClient['kind'];
    }): void {
      const known = commonMethods.has(method) ? method : 'other';
      durations.observe({ method: known, route, status }, seconds);
      requestsOfClients.inc({ client: client ?? 'other', status: `${Math.floor(status / 100)}xx` });
    },
    /** Adds a metric that is read when it is scraped. */
    gauge(name: string, help: string, read: () => number): void {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        collect: () => gauge.set(read()),
      });
    },
    /** Returns a function that increments the counter for the values of the labels. */
    counter(name: string, help: string, labels: readonly string[]) {
      const counter = new Counter({ name, help, labelNames: [...labels], registers: [registry] });
      return (values: Record<string, string>): void => counter.inc(values);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
