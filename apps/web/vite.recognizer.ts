import type { Plugin } from 'vite';

/** Both places where the recognizer's bindings are compiled from text, and what they do, without that. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [
    /let \[args, invokerFnBody\] = createJsInvoker\([^;]*\);\s*args\.push\(invokerFnBody\);\s*var invokerFn = newFunc\(Function, args\)\(\.\.\.closureArgs\);/,
    `var invokerFn = function (...given) {
      var destructors = needsDestructorStack ? [] : null;
      var wired = isClassMethodFunc ? [argTypes[1].toWireType(destructors, this)] : [];
      for (var i = 2; i < argCount; ++i) wired.push(argTypes[i].toWireType(destructors, given[i - 2]));
      var rv = cppInvokerFunc(cppTargetFunc, ...wired);
      if (needsDestructorStack) runDestructors(destructors);
      else {
        var first = isClassMethodFunc ? 1 : 2;
        for (var i = first; i < argCount; ++i) {
          if (argTypes[i].destructorFunction !== null) argTypes[i].destructorFunction(wired[i - first]);
        }
      }
      return returns ? argTypes[0].fromWireType(rv) : undefined;
    };`,
  ],
  [
    /var invokerFunction = newFunc\(Function, params\)\(\.\.\.args\);/,
    `var invokerFunction = (obj, func, destructorsRef, pointer) => {
      var given = types.map((type) => {
        var value = type.readValueFromPointer(pointer);
        pointer += type.argPackAdvance;
        return value;
      });
      var rv = kind === 1 ? reflectConstruct(func, given) : func.apply(kind === 0 ? obj : undefined, given);
      return retType.isVoid ? undefined : emval_returnValue(retType, destructorsRef, rv);
    };`,
  ],
];

/**
 * The recognizer compiles functions from text at its start, which no policy of ours allows. It gets plain functions
 * that do the same, as its compiler would write them for pages with such a policy.
 */
export function recognizerWithoutEval(): Plugin {
  return {
    name: 'muster:recognizer-without-eval',
    transform: {
      filter: { id: /vosk-browser[\\/]dist[\\/]vosk\.worker\.js/ },
      handler(code) {
        let changed = code;
        for (const [pattern, replacement] of replacements) {
          if (!pattern.test(changed)) this.error('the recognizer no longer binds as expected');
          changed = changed.replace(pattern, () => replacement);
        }
        return { code: changed, map: null };
      },
    },
  };
}
