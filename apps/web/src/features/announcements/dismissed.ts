import type { LocalStore } from '../../platform/local-store.ts';

const key = 'muster.dismissed-announcements';
/** As many as are ever shown at once, by far. */
const mostKept = 30;

/** Ids of the announcements that were dismissed on this device. */
export function dismissedIds(localStore: LocalStore): readonly string[] {
  return (localStore.get(key) ?? '').split(' ').filter((id) => id !== '');
}

export function dismiss(localStore: LocalStore, id: string): void {
  const others = dismissedIds(localStore).filter((known) => known !== id);
  localStore.set(key, [id, ...others].slice(0, mostKept).join(' '));
}
