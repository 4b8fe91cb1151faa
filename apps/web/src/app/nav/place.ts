import type { Role } from '@muster/contract';
import type { MessageDescriptor } from '@lingui/core';
import type { LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';

/** The rail's groups, from top to bottom; a hairline divides them. */
export const railGroups = ['now', 'time', 'safety', 'work', 'people', 'company'] as const;
export type RailGroup = (typeof railGroups)[number];

/** One entry of the app's navigation. The rail, the bottom bar, *More* and the palette show it. */
export type Place = {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  /** The roles that may open it and the pages below it; everyone else gets an answer inside the shell. */
  readonly roles: readonly (Role | null)[];
  /** Absent: not in the rail, such as a tab that the rail shows as several places. */
  readonly group?: RailGroup;
  /** Slot in the phone's bottom bar, by role; *More* always comes last. */
  readonly bar?: Readonly<Partial<Record<Role, 1 | 2 | 3 | 4>>>;
  /** Path of the bar's place that leads here, so that *More* doesn't have to. */
  readonly under?: string;
  /** Path of the rail's place that is marked on this one, which has no group of its own. */
  readonly railUnder?: string;
  /** Further addresses of the same page. */
  readonly aliases?: readonly string[];
};
