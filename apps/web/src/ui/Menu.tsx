import { Menu as BaseMenu } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import type { LucideIcon } from 'lucide-react';
import { useState, type ReactElement } from 'react';

export type MenuItem =
  | {
      readonly kind: 'action';
      readonly label: string;
      readonly icon?: LucideIcon;
      readonly tone?: 'danger';
      /** Why it cannot be chosen now, said in the item. */
      readonly disabledReason?: string | null;
      readonly onSelect: () => void;
    }
  | {
      readonly kind: 'check';
      readonly label: string;
      readonly isChecked: boolean;
      readonly onChange: (isChecked: boolean) => void;
    }
  | { readonly kind: 'separator' };

type MenuProps = {
  /** A `Button` or `IconButton`. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end';
};

const itemStyles =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-[6px] px-3 text-16 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-highlighted:bg-surface-2 md:min-h-9 md:text-14';

export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  // Within the page's main part rather than beside it, where screen readers look for content.
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    // Modal ones lock the page's scrolling, which lays the whole page out again; the backdrop alone
    // keeps a press beside the menu from reaching what lies beneath.
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger
        ref={(button: HTMLElement | null) => setContainer(button?.closest('main') ?? null)}
        render={trigger}
      />
      <BaseMenu.Portal {...(container !== null && { container })}>
        <BaseMenu.Backdrop className="fixed inset-0 z-40" />
        <BaseMenu.Positioner align={align} sideOffset={6} collisionPadding={12} className="z-50">
          <BaseMenu.Popup className="max-h-(--available-height) max-w-[min(24rem,var(--available-width),calc(100vw-1.5rem))] min-w-52 origin-(--transform-origin) overflow-y-auto rounded-card bg-surface-1 p-1.5 text-ink-1 shadow-floating outline-none transition-[scale,opacity] duration-150 ease-out data-ending-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0">
            {items.map((item, at) => (
              <MenuRow
                key={item.kind === 'separator' ? `separator-${at}` : item.label}
                item={item}
              />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function MenuRow({ item }: { readonly item: MenuItem }) {
  if (item.kind === 'separator') {
    return <BaseMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
  }
  if (item.kind === 'check') {
    return (
      <BaseMenu.CheckboxItem
        checked={item.isChecked}
        onCheckedChange={item.onChange}
        closeOnClick={false}
        className={itemStyles}
      >
        <span className="flex size-4 shrink-0">
          <BaseMenu.CheckboxItemIndicator>
            <Check aria-hidden className="size-4 text-choice-ink" />
          </BaseMenu.CheckboxItemIndicator>
        </span>
        {item.label}
      </BaseMenu.CheckboxItem>
    );
  }
  const { icon: Icon, disabledReason = null } = item;
  return (
    <BaseMenu.Item
      disabled={disabledReason !== null}
      onClick={item.onSelect}
      className={clsx(itemStyles, item.tone === 'danger' && 'text-danger-ink')}
    >
      {Icon && <Icon aria-hidden className="size-5 shrink-0 md:size-4" />}
      <span className="min-w-0 py-1.5">
        <span className="block">{item.label}</span>
        {disabledReason !== null && <span className="block text-12">{disabledReason}</span>}
      </span>
    </BaseMenu.Item>
  );
}
