import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Figures of one server in Prometheus' form. */
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
  return {
    /** One request. `route` is a pattern, never an address: each value is a series of its own. */
    observeRequest(method: string, route: string, status: number, seconds: number): void {
      durations.observe({ method, route, status }, seconds);
    },
    /** A figure that is asked for when somebody looks. */
    gauge(name: string, help: string, read: () => number): void {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        collect: () => gauge.set(read()),
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
