/**
 * A way to ask for one thing that puts all calls of the same moment into one request, for lists whose rows each ask
 * for their own. `askAll` answers in the order of its keys.
 */
export function askTogether<Source extends object, Answer>(
  askAll: (source: Source, keys: readonly string[]) => Promise<readonly Answer[]>,
): (source: Source, key: string) => Promise<Answer | null> {
  type Asked = PromiseWithResolvers<Answer | null> & { readonly key: string };
  const askedOf = new WeakMap<Source, Asked[]>();

  async function answerAll(source: Source, all: readonly Asked[]): Promise<void> {
    askedOf.delete(source);
    try {
      const answers = await askAll(
        source,
        all.map(({ key }) => key),
      );
      for (const [at, { resolve }] of all.entries()) resolve(answers[at] ?? null);
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  }

  return (source, key) => {
    const one: Asked = { key, ...Promise.withResolvers<Answer | null>() };
    const others = askedOf.get(source);
    if (others === undefined) {
      const all = [one];
      askedOf.set(source, all);
      queueMicrotask(() => void answerAll(source, all));
    } else others.push(one);
    return one.promise;
  };
}
