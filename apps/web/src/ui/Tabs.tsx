import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type TabsProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly {
    readonly value: Value;
    readonly label: string;
    /** Shown beside the label where more than none. */
    readonly count?: number;
    readonly panel: ReactNode;
  }[];
  readonly className?: string;
};

export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  className,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next: Value) => onChange(next)}
      className={clsx('min-w-0', className)}
    >
      <BaseTabs.List
        aria-label={label}
        className="relative flex gap-6 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="flex min-h-12 min-w-11 shrink-0 items-center gap-2 text-16 font-medium text-ink-2 outline-offset-[-2px] transition-colors duration-150 ease-out select-none hover:text-ink-1 data-active:text-ink-1 md:min-h-10 md:text-14"
          >
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && (
              <span className="rounded-chip border border-highlight-edge bg-highlight px-2 text-12 text-on-highlight tabular-nums">
                {tab.count}
              </span>
            )}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) bg-choice transition-[left,width] duration-200 ease-out" />
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-4 outline-offset-4">
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
