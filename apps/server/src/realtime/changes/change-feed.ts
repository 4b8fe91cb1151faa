import type { Database } from '../../db/database.ts';
import { DatabaseError } from '../../db/database.ts';
import type { Logger } from '../../log/logger.ts';
import type { Claims } from '../authorization.ts';
import { createSnapshotReader, unseenRows, type SnapshotRow } from '../snapshot-reader.ts';
import { createAudience, type Audience, type Change } from './audience.ts';
import { filterSql, quotedTable } from './filter-sql.ts';
import {
  covers,
  inWords,
  readPublishedTables,
  tablesFor,
  type PublishedTable,
} from './published-tables.ts';
import { SubscriptionError, type SubscriptionRequest } from './subscription-request.ts';

export type Subscription = {
  /** The client's id for it. */
  readonly id: number;
  readonly request: SubscriptionRequest;
};

/** One channel's part in row changes. */
export type Subscriber = {
  readonly subscriptions: readonly Subscription[];
  claims(): Claims;
  /** @param data JSON of the change. */
  deliver(ids: readonly number[], data: string): void;
};

type ChangeRow = SnapshotRow & Change & { readonly entity: string };

type Delivery = { readonly order: number; readonly send: () => void };

/** The trigger of a newly published table waits for its writers. */
const followTimeoutMs = 10_000;
/** Subscribers whose policies are checked at the same time. */
const together = 4;

/**
 * Notifies subscribers of changes to published rows: each change is checked as each subscriber, with their claims, when
 * it is read. Deletions are not checked, since the row is gone; they show only its key.
 */
export function createChangeFeed({
  database,
  log,
}: {
  readonly database: Database;
  readonly log: Logger;
}) {
  const subscribers = new Set<Subscriber>();
  /** Subscribers that get changes from now on, but none that were read before. */
  const ready = new Set<Subscriber>();
  const reader = createSnapshotReader<ChangeRow>({
    database,
    log,
    source: {
      what: 'row changes',
      channel: 'realtime_changes',
      query: (since) => (subscribers.size === 0 ? null : { text: newChanges, parameters: [since] }),
      take,
    },
  });

  async function take(rows: readonly (ChangeRow & { readonly id: string })[]): Promise<void> {
    const concerned = [...ready];
    if (concerned.length === 0) return;
    const tables = await readPublishedTables(database);
    const ordersById = new Map(rows.map(({ id }, order) => [id, order]));
    const deliveries: Delivery[] = [];
    for (const [entity, changes] of Map.groupBy(rows, (row) => row.entity)) {
      const table = tables.find((published) => published.entity === entity);
      if (table === undefined) continue;
      const audience = createAudience({ database, log, table, changes });
      for (let index = 0; index < concerned.length; index += together) {
        const asked = concerned
          .slice(index, index + together)
          .map((subscriber) => deliveriesTo(subscriber, audience, table, changes, ordersById));
        deliveries.push(...(await Promise.all(asked)).flat());
      }
    }
    // Sent only now, so that a failure before this sends nothing twice.
    for (const { send } of deliveries.toSorted((a, b) => a.order - b.order)) send();
  }

  async function check(request: SubscriptionRequest, table: PublishedTable, claims: Claims) {
    const { filters, select } = request;
    const named = [...filters.map(({ column }) => column), ...(select ?? [])];
    if (named.length === 0) return;
    const readable = await database.query<{ name: string }>(
      `select attname::text as name from pg_catalog.pg_attribute
       where attrelid = $1::oid and attnum > 0 and not attisdropped
         and pg_catalog.has_column_privilege($2::name, attrelid, attnum, 'select')`,
      [table.entity, claims.role],
    );
    const unknown = named.find((column) => !readable.some(({ name }) => name === column));
    if (unknown !== undefined) throw new Error(`invalid column for filter ${unknown}`);
    const { text, parameters } = filterSql(filters, table, 1);
    const patterns = filters.filter(({ operator }) => operator.endsWith('match'));
    // Values are converted and patterns parsed here, so that no change meets an invalid one.
    await database.pipeline([
      {
        text: `select ${text} from jsonb_populate_record(null::${quotedTable(table)}, '{}') as x`,
        parameters,
      },
      ...patterns.map(({ value }) => ({ text: `select '' ~ $1`, parameters: [value] })),
    ]);
  }

  async function verify(request: SubscriptionRequest, claims: Claims): Promise<void> {
    const tables = tablesFor(request, await readPublishedTables(database));
    try {
      for (const table of tables) await check(request, table, claims);
    } catch (cause) {
      if (cause instanceof DatabaseError && /^(08|53|57)/.test(cause.code)) throw cause;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new SubscriptionError(
        `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: ${inWords(request)}. Exception: ${reason}`,
        { cause },
      );
    }
  }

  return {
    /**
     * Delivers changes that commit after this resolves, until `unsubscribe`.
     * @throws SubscriptionError if the request is impossible; DatabaseError if the database can't be queried
     */
    async subscribe(subscriber: Subscriber): Promise<void> {
      await database.query('select realtime.follow_publication()', [], {
        timeoutMs: followTimeoutMs,
      });
      for (const { request } of subscriber.subscriptions) {
        await verify(request, subscriber.claims());
      }
      subscribers.add(subscriber);
      try {
        await reader.follow();
        ready.add(subscriber);
      } catch (error) {
        subscribers.delete(subscriber);
        throw error;
      }
    },

    unsubscribe(subscriber: Subscriber): void {
      subscribers.delete(subscriber);
      ready.delete(subscriber);
    },

    close: () => reader.close(),
  };
}

export type ChangeFeed = ReturnType<typeof createChangeFeed>;

/** Deliveries of a table's changes to one subscriber; subscriptions that see the same data share them. */
async function deliveriesTo(
  subscriber: Subscriber,
  audience: Audience,
  table: PublishedTable,
  changes: readonly (Change & { readonly id: string })[],
  ordersById: ReadonlyMap<string, number>,
): Promise<Delivery[]> {
  const claims = subscriber.claims();
  const idsByDelivery = new Map<string, { order: number; data: string; ids: number[] }>();
  for (const { id, request } of subscriber.subscriptions) {
    const wanted = changes.filter(({ action }) => covers(request, table, action));
    if (wanted.length === 0) continue;
    const descriptions = await audience.describedFor(claims.role, request.select);
    const matching = await audience.matching(request.filters);
    const visible = await audience.visibleTo(claims);
    for (const change of wanted) {
      const description = descriptions.get(change.id);
      if (description === undefined) continue;
      const isShown =
        description.isRefused ||
        ((matching?.has(change.id) ?? true) &&
          (change.action === 'DELETE' || (visible?.has(change.id) ?? true)));
      if (!isShown) continue;
      const order = ordersById.get(change.id) ?? 0;
      const key = `${change.id} ${JSON.stringify(request.select)}`;
      const delivery = idsByDelivery.get(key);
      if (delivery === undefined)
        idsByDelivery.set(key, { order, data: description.data, ids: [id] });
      else delivery.ids.push(id);
    }
  }
  return [...idsByDelivery.values()].map(({ order, data, ids }) => ({
    order,
    send: () => subscriber.deliver(ids, data),
  }));
}

const newChanges = unseenRows({
  table: 'realtime.changes',
  columns: 'id::text as id, entity::text as entity, action',
  condition: 'true',
  order: 'changes.id',
});
