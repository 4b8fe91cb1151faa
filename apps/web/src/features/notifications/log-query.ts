import {
  notificationAnswerSchema,
  type NotificationLine,
  type NotificationPage,
  notificationPageSchema,
} from '@muster/contract/notifications';
import type { Api } from '../../data/client/api.ts';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import type { CursorQuery } from '../../kit/list/use-cursor-list.ts';

export type LogFilters = {
  /** Null: everyone's, for admins. */
  readonly personId: string | null;
  /** `needed`: all but reminders that the punch came before; null: those, too. */
  readonly shown: 'sent' | 'not_sent' | 'needed' | null;
};

/** One page of the log, newest first. Throws `DataError`. */
export async function fetchLog(
  api: Api,
  { personId, shown }: LogFilters,
  after: string | null,
  pageSize: number,
): Promise<NotificationPage> {
  return okOrThrow(
    await api.rpc(
      'notification_log',
      { person_id: personId, shown, after, page_size: pageSize },
      notificationAnswerSchema,
    ),
  );
}

const pageSize = 50;

export const logList: CursorQuery<NotificationLine, LogFilters, NotificationPage> = {
  subject: 'notification_log',
  fetch: (api, filters, after) => fetchLog(api, filters, after, pageSize),
  schema: notificationPageSchema,
  rowsOf: ({ rows }) => rows,
  next: ({ next }) => next,
};
