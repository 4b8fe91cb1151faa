import { Plural, Trans } from '@lingui/react/macro';
import type { FieldProject } from '@muster/contract/field-day';
import { Link } from '@tanstack/react-router';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { randomId } from '../../platform/random-id.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Duration } from '../../ui/Duration.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { LogStateBadge } from './log/LogStateBadge.tsx';

type FieldProjectRowProps = { readonly project: FieldProject; readonly day: string };

/** One project on a day: who worked there and on what, the safety records, and a link to its log. */
export function FieldProjectRow({ project, day }: FieldProjectRowProps) {
  const { id, name, number, work, jsas, hazards, log } = project;
  const [newLogId] = useState(randomId);
  return (
    <li className="space-y-1 px-4 py-3 md:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="min-w-0 font-medium">
          <Link
            to="/admin/projects/$projectId"
            params={{ projectId: id }}
            className="inline-flex min-h-11 flex-wrap items-center gap-x-1.5 underline-offset-2 hover:underline md:min-h-0"
          >
            <bdi className="wrap-anywhere">{name}</bdi>
            {number !== null && <span className="font-normal text-ink-3"> {number}</span>}
          </Link>
        </h2>
        {work !== null && work.minutes > 0 && (
          <Duration minutes={work.minutes} className="font-medium" />
        )}
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-2">
        {work !== null && work.people > 0 && (
          <span>
            <Plural value={work.people} one="# person" other="# people" />
          </span>
        )}
        {work !== null && work.at_work > 0 && (
          <StatusBadge tone="running" look="plain">
            <Trans>{work.at_work} at work now</Trans>
          </StatusBadge>
        )}
        <span>
          <Plural value={jsas} _0="No JSA" one="# JSA" other="# JSAs" />
        </span>
        {hazards > 0 && (
          <StatusBadge tone="attention" look="plain">
            <Plural value={hazards} one="# hazard reported" other="# hazards reported" />
          </StatusBadge>
        )}
      </p>
      {work !== null && work.codes.length > 0 && (
        <ul className="pt-1 text-14 text-ink-2">
          {work.codes.map(({ code, name: codeName, people, minutes }) => (
            <li key={code ?? ''} className="flex justify-between gap-4 py-0.5">
              <span className="min-w-0 wrap-anywhere">
                {code === null ? (
                  <Trans>No cost code</Trans>
                ) : (
                  <>
                    <span className="tabular-nums">{code}</span> <bdi>{codeName}</bdi>
                  </>
                )}
                <span className="whitespace-nowrap text-ink-3">
                  {' · '}
                  <Plural value={people} one="# person" other="# people" />
                </span>
              </span>
              <Duration minutes={minutes} />
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-4">
        <Link
          to="/construction/logs/$id"
          // The day's logs are on the device, so their page should be, too, before anyone asks for it or the network is
          // lost.
          preload="render"
          params={{ id: log?.id ?? newLogId }}
          search={{ project: id, day }}
          className={buttonStyles({ variant: 'quiet', size: 'sm', flush: true })}
        >
          <NotebookPen aria-hidden className="size-4 shrink-0" />
          <Trans>Daily log</Trans>
          {log && <LogStateBadge state={log.state} />}
        </Link>
        <Link
          to="/construction/tickets/new"
          search={{ project: id, day }}
          className={buttonStyles({ variant: 'quiet', size: 'sm', flush: true })}
        >
          <Plus aria-hidden className="size-4 shrink-0" />
          <Trans>Extra-work ticket</Trans>
        </Link>
      </p>
    </li>
  );
}
