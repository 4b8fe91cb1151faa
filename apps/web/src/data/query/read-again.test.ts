import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { queryKey } from './keys.ts';
import { readAgain } from './read-again.ts';

it('reads once more what was loading for the first time when the change came', async () => {
  const queryClient = new QueryClient();
  const key = queryKey('user', 'hazards');
  let stored = 'before';
  const answers: (() => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: key,
    queryFn: () => {
      const read = stored;
      return new Promise<string>((resolve) => answers.push(() => resolve(read)));
    },
  });
  const leave = observer.subscribe(() => {});
  stored = 'after';
  const reading = readAgain(queryClient, key);
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await reading;
  expect(queryClient.getQueryData(key)).toBe('after');
  leave();
  queryClient.clear();
});

it('reads once for all that hear of one change, and again for the next one', async () => {
  const queryClient = new QueryClient();
  const key = queryKey('user', 'hazards');
  const queryFn = vi.fn<() => Promise<string>>(async () => 'read');
  const observer = new QueryObserver(queryClient, { queryKey: key, queryFn });
  const leave = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
  await Promise.all([1, 2, 3].map(() => readAgain(queryClient, key)));
  expect(queryFn).toHaveBeenCalledTimes(2);
  await readAgain(queryClient, key);
  expect(queryFn).toHaveBeenCalledTimes(3);
  leave();
  queryClient.clear();
});
