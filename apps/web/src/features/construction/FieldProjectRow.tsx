import { Plural, Trans } from '@lingui/react/macro';
import type { FieldProject } from '@muster/contract/field-day';
import { Link } from '@tanstack/react-router';
import { Duration } from '../../ui/Duration.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

/** One project on a day: who worked there and on what, and what was done about safety. */
export function FieldProjectRow({ project }: { readonly project: FieldProject }) {
  const { id, name, number, work, jsas, hazards } = project;
  const title = (
    <>
      <bdi className="wrap-anywhere">{name}</bdi>
      {number !== null && <span className="font-normal text-ink-3"> {number}</span>}
    </>
  );
  return (
    <li className="space-y-1 px-4 py-3 md:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="min-w-0 font-medium">
          {work === null ? (
            title
          ) : (
            <Link
              to="/admin/projects/$projectId"
              params={{ projectId: id }}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-1.5 underline-offset-2 hover:underline md:min-h-0"
            >
              {title}
            </Link>
          )}
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
    </li>
  );
}
