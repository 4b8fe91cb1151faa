import { cva, type VariantProps } from 'class-variance-authority';

/** Also for links that look like a button: `<Link className={buttonStyles({ variant: 'primary' })}>`. */
export const buttonStyles = cva(
  [
    'inline-flex max-w-full items-center justify-center gap-2 rounded-control border text-center font-medium',
    'transition-colors duration-150 ease-out select-none print:hidden',
    'disabled:border-line disabled:bg-surface-2 disabled:text-ink-3 disabled:shadow-none',
    'aria-disabled:border-line aria-disabled:bg-surface-2 aria-disabled:text-ink-3 aria-disabled:shadow-none',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-accent-edge bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-active',
        secondary:
          'border-line bg-surface-1 text-ink-1 shadow-raised hover:bg-surface-2 active:bg-surface-3 dark:bg-surface-2 dark:hover:bg-surface-3',
        quiet: 'border-transparent text-ink-1 hover:bg-surface-2 active:bg-surface-3',
        danger:
          'border-transparent bg-danger-solid text-on-status hover:bg-[color-mix(in_oklab,var(--color-danger-solid),var(--color-ink-1)_12%)] active:bg-[color-mix(in_oklab,var(--color-danger-solid),var(--color-ink-1)_24%)]',
        dangerQuiet:
          'border-transparent text-danger-ink hover:bg-danger-soft active:bg-danger-soft',
      },
      size: {
        sm: 'min-h-12 px-3 py-1 text-14 md:min-h-8',
        md: 'min-h-12 px-4 py-1 text-16 md:min-h-10 md:text-14',
        lg: 'min-h-14 px-5 py-1 text-16',
      },
      block: { true: 'w-full', false: '' },
      /** A quiet button's words begin where the text above it does; its ring is within, since it may touch a card's edge. */
      flush: { true: 'aria-disabled:ml-0 -outline-offset-2', false: '' },
    },
    compoundVariants: [
      { flush: true, size: 'sm', class: '-ml-3' },
      { flush: true, size: 'md', class: '-ml-4' },
      { flush: true, size: 'lg', class: '-ml-5' },
    ],
    defaultVariants: { variant: 'secondary', size: 'md', block: false, flush: false },
  },
);

/** For a row of buttons beside something that matters more: a phone shows their icons, which keep their names. */
export const iconsOnPhone =
  'max-md:[&_button]:w-12 max-md:[&_button]:px-0 max-md:[&_button>span]:sr-only';

/** The same in a narrow `@container` of any screen. */
export const iconsWhereNarrow =
  '@max-[28rem]:[&_button]:w-12 @max-[28rem]:[&_button]:px-0 @max-[28rem]:[&_button>span]:sr-only';

export type ButtonStyleProps = VariantProps<typeof buttonStyles>;
