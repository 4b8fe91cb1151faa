import { useLingui } from '@lingui/react/macro';
import type { HazardEvent } from '@muster/contract/safety';

/** An entry of the history as a sentence. */
export function useEventWords(): (event: HazardEvent) => string {
  const { t } = useLingui();
  return ({ kind, actor, facts }) => {
    const name = actor?.name ?? '';
    const assignee = facts.assignee?.name ?? '';
    const number = facts.number ?? 0;
    switch (kind) {
      case 'reported':
        return t`Reported`;
      case 'triage':
        return t`${name} reviewed the risk`;
      case 'assign':
        return t`${name} assigned it to ${assignee}`;
      case 'start':
        return t`${name} started fixing it`;
      case 'resolve':
        return t`${name} resolved it`;
      case 'verify':
        return t`${name} verified and closed it`;
      case 'reopen':
        return t`${name} reopened it`;
      case 'merged':
        return t`${name} merged it into #${number}`;
      case 'merged_in':
        return t`${name} merged #${number} into this one`;
      case 'action_added':
        return t`${name} added an action for ${assignee}`;
      case 'action_changed':
        return t`${name} edited an action`;
      case 'action_done':
        return t`${name} finished an action`;
      case 'action_canceled':
        return t`${name} canceled an action`;
      case 'action_reopened':
        return t`${name} reopened an action`;
      case 'photo_dropped':
        return t`${name} stopped waiting for a photo`;
      case 'shared':
        return t`${name} shared it with a public link`;
      case 'share_revoked':
        return t`${name} turned off the public link`;
      default:
        return t`${name} changed it`;
    }
  };
}
