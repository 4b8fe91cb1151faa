import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';

type Whose = 'theirs' | 'mine';

type DisputedField = {
  readonly name: string;
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
  readonly chosen: Whose | 'other';
  readonly choose: (whose: Whose) => void;
};

type VersionChoiceProps = {
  readonly disputed: readonly DisputedField[];
  /** Fields that only others changed; their values are in the form. */
  readonly taken: readonly {
    readonly name: string;
    readonly label: string;
    readonly theirs: string;
  }[];
};

/** Someone else saved first: their values next to yours, a choice for each field. */
export function VersionChoice({ disputed, taken }: VersionChoiceProps) {
  const { t } = useLingui();
  const empty = t`Empty`;
  return (
    <section
      ref={focusAtMount}
      tabIndex={-1}
      aria-label={t`Someone else changed this too`}
      className="space-y-4 rounded-card border border-line bg-attention-soft p-4 text-14 outline-none"
    >
      <div className="flex gap-2.5">
        <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-attention-ink" />
        <div className="min-w-0">
          <p className="font-medium">
            <Trans>Someone else changed this too</Trans>
          </p>
          <p>
            {disputed.length === 0 ? (
              <Trans>
                You and someone else changed different fields. Check their changes, then save again.
              </Trans>
            ) : (
              <Trans>Choose a value for each field, or edit it below. Then save again.</Trans>
            )}
          </p>
        </div>
      </div>
      {disputed.map((field) => (
        <Dispute key={field.name} field={field} empty={empty} />
      ))}
      {taken.length > 0 && (
        <dl className="space-y-1">
          {taken.map(({ name, label, theirs }) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-2">
                <Trans>{label}, their change:</Trans>
              </dt>
              <dd className="min-w-0 font-medium wrap-anywhere">
                {theirs === '' ? empty : theirs}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Dispute({ field, empty }: { readonly field: DisputedField; readonly empty: string }) {
  const { t } = useLingui();
  const group = useId();
  const sides = [
    { whose: 'theirs', title: t`Theirs`, value: field.theirs },
    { whose: 'mine', title: t`Yours`, value: field.mine },
  ] as const;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{field.label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {sides.map(({ whose, title, value }) => (
          <label
            key={whose}
            className={clsx(
              'grid min-h-12 min-w-0 cursor-pointer grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-2.5 rounded-control border bg-surface-1 px-3 py-2.5',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-mark',
              field.chosen === whose ? 'border-accent-mark' : 'border-line',
            )}
          >
            <input
              type="radio"
              name={group}
              checked={field.chosen === whose}
              onChange={() => field.choose(whose)}
              className="row-span-2 mt-0.5 size-4 outline-none"
            />
            <span className="text-ink-3">{title}</span>
            <span className={clsx('wrap-anywhere', value === '' && 'text-ink-3')}>
              {value === '' ? empty : value}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Moves the keyboard and the screen to what needs an answer before anything can be saved. */
function focusAtMount(element: HTMLElement | null) {
  element?.focus();
}
