import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

type SwitchProps = {
  readonly label: string;
  readonly detail?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
  readonly className?: string;
};

/** Takes effect at once. In a form that is submitted later, use `Checkbox`. */
export function Switch({
  label,
  detail,
  isOn,
  onChange,
  isDisabled = false,
  className,
}: SwitchProps) {
  const id = useId();
  return (
    <div
      className={clsx(
        'flex min-h-14 items-center justify-between gap-4 md:min-h-11 md:text-14',
        className,
      )}
    >
      <label htmlFor={id} className="min-w-0 flex-1 py-2">
        <span className="block">{label}</span>
        {detail !== undefined && (
          <span id={`${id}-detail`} className="block text-14 text-ink-3">
            {detail}
          </span>
        )}
      </label>
      <BaseSwitch.Root
        id={id}
        checked={isOn}
        onCheckedChange={(next) => onChange(next)}
        disabled={isDisabled}
        aria-describedby={detail === undefined ? undefined : `${id}-detail`}
        className="flex h-7 w-12 shrink-0 cursor-pointer items-center rounded-chip border border-line-control bg-surface-3 p-0.5 transition-colors duration-150 ease-out data-checked:border-choice data-checked:bg-choice data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-surface-2"
      >
        <BaseSwitch.Thumb className="size-5.5 rounded-chip bg-ink-2 transition-[translate,background-color] duration-150 ease-out data-checked:translate-x-5 data-checked:bg-surface-1 data-disabled:bg-line-control" />
      </BaseSwitch.Root>
    </div>
  );
}
