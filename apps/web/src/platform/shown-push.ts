/** A push message (`PushMessage` in `apps/server/src/notifications/send-push.ts`) as a notification. */
type ShownPush = {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: { readonly path: string } };
};

/** Browsers require a notification for each push, so an unreadable one announces that there is news. */
export function shownPush(text: string | null): ShownPush {
  const { title, body, path, id } = fieldsOf(text);
  return {
    title: title ?? 'Muster',
    options: {
      body: body ?? '',
      icon: '/icons/icon-192.png',
      data: { path: pathInApp(path) },
      ...(id !== undefined && { tag: id }),
    },
  };
}

/** Never leads to another site: `//elsewhere` would. */
export function pathInApp(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/';
}

type Fields = Partial<Record<'title' | 'body' | 'path' | 'id', string>>;

function fieldsOf(text: string | null): Fields {
  try {
    const read: unknown = JSON.parse(text ?? '');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).filter(([, value]) => typeof value === 'string'),
    );
  } catch {
    return {};
  }
}
