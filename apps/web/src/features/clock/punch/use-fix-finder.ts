import { useEffect, useEffectEvent, useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import type {
  LocationAnswer,
  LocationFix,
  LocationPermission,
} from '../../../platform/location.ts';
import type { LocalStore } from '../../../platform/local-store.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createFixFinder } from './take-fix.ts';

export type Finding = {
  /** Returns the location for a punch, within the short wait of `FixFinder`. */
  readonly take: () => Promise<LocationAnswer>;
  /** Null until known. */
  readonly permission: LocationPermission | null;
  /** A fix so soon after the screen opened that preselecting a job by it surprises no one. */
  readonly early: LocationFix | null;
  /** The latest fix. It may only suggest a job: changing the selection under someone's thumb would surprise them. */
  readonly latest: LocationFix | null;
  /** Asks for permission, in response to a tap. */
  readonly ask: () => void;
};

/** How long after the screen opens a fix may still change the preselected job. */
const earlyMs = 1000;

/** Looks for the phone's location as soon as the screen opens, if the person allows it. */
export function useFixFinder(isWanted: boolean): Finding {
  const { platform } = useData();
  const [finder] = useState(() => createFixFinder(platform));
  const [permission, setPermission] = useState(() => lastPermission(platform.localStore));
  const [early, setEarly] = useState<LocationFix | null>(null);
  const [latest, setLatest] = useState<LocationFix | null>(null);

  function hearPermission(next: LocationPermission): void {
    setPermission(next);
    platform.localStore.set(permissionKey, next);
  }

  function hear(news: News): void {
    hearPermission(news.permission);
    if (news.fix === null) return;
    const { fix } = news;
    setLatest(fix);
    if (news.tookMs <= earlyMs) setEarly((first) => first ?? fix);
  }

  const onNews = useEffectEvent(hear);
  const onPermission = useEffectEvent(hearPermission);
  useEffect(() => {
    if (!isWanted) return undefined;
    void platform.location.permission().then(onPermission);
    const look = async () => onNews(await newsOf(platform, () => finder.warmUp()));
    void look();
    // A phone that comes out of the pocket again may be somewhere else.
    return platform.visibility.subscribe((isVisible) => {
      if (isVisible) void look();
    });
  }, [isWanted, platform, finder]);

  return {
    take: async () => {
      const answer = await finder.take();
      void finder.idle().then(async () => hearPermission(await platform.location.permission()));
      return answer;
    },
    permission,
    early,
    latest,
    ask: () => void newsOf(platform, () => finder.take().then(fixOf)).then(hear),
  };
}

const permissionKey = 'muster.location-permission';
const permissions = ['granted', 'denied', 'ask', 'insecure', 'unsupported'] as const;

/** The permission that the browser reported last time, so that the layout doesn't shift before it reports again. */
function lastPermission(localStore: LocalStore): LocationPermission | null {
  const kept = localStore.get(permissionKey);
  return permissions.find((permission) => permission === kept) ?? null;
}

type News = {
  readonly fix: LocationFix | null;
  readonly tookMs: number;
  readonly permission: LocationPermission;
};

async function newsOf(
  { clock, location }: Pick<Platform, 'clock' | 'location'>,
  search: () => Promise<LocationFix | null>,
): Promise<News> {
  const startedMs = clock.monotonicMs();
  const fix = await search();
  const tookMs = clock.monotonicMs() - startedMs;
  return { fix, tookMs, permission: await location.permission() };
}

function fixOf(answer: LocationAnswer): LocationFix | null {
  return answer.kind === 'fix' ? answer.fix : null;
}
