import { type ComponentProps, type ComponentType, lazy } from 'react';

/**
 * As React's `lazy`, which remembers a failure for ever: what could not be loaded is asked for again
 * when it is shown the next time, as after "Try again".
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  let current = create();

  function create() {
    return lazy(async () => {
      try {
        return await load();
      } catch (error) {
        current = create();
        throw error;
      }
    });
  }

  return function LazyPart(props: Props) {
    const Part: ComponentType<ComponentProps<typeof current>> = current;
    return <Part {...props} />;
  };
}
