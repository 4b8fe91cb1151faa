import { Trans } from '@lingui/react/macro';
import {
  type ComponentType,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from './Button.tsx';
import { createPartSource, type PartSource } from './part-source.ts';
import { PartRecovery } from './part-recovery.ts';

/**
 * A component that is loaded when it is first shown, as React's `lazy`. One that cannot be loaded says so in
 * its place and leaves the rest of the page alone; `without` adds what its users must not miss meanwhile.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  without?: (props: Props) => ReactNode,
): ComponentType<Props> {
  const source = createPartSource(load);
  return function LazyPart(props: Props) {
    const known = useSyncExternalStore(source.subscribe, source.state);
    const state = known.kind === 'asked' ? use(source.ask()) : known;
    if (state.kind === 'loaded') return <state.Part {...props} />;
    return (
      <>
        <MissingPart source={source} />
        {without?.(props)}
      </>
    );
  };
}

function MissingPart({ source }: { readonly source: PartSource<unknown> }) {
  const recover = use(PartRecovery);
  const [isBusy, setBusy] = useState(false);
  const state = useSyncExternalStore(source.subscribe, source.state);
  const failures = state.kind === 'failed' ? state.failures : 0;
  useEffect(() => source.askLater(failures), [source, failures]);
  async function tryAgain(): Promise<void> {
    setBusy(true);
    const { kind } = await source.ask();
    // Some browsers remember that a file failed, and after a deploy only a newer page has one.
    if (kind === 'failed') await recover();
    setBusy(false);
  }
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 self-start py-2 text-14"
    >
      <Trans>Part of this page couldn’t be loaded.</Trans>
      <Button size="sm" isBusy={isBusy} onClick={() => void tryAgain()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
