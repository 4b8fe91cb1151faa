/** Source of a view's column: column `sourceColumn` (from 1) of relation `sourceOid`. */
export type ViewColumnSource = {
  readonly column: number;
  readonly sourceOid: number;
  readonly sourceColumn: number;
};

type Node = string | Node[] | { readonly fields: ReadonlyMap<string, Node[]> };

/**
 * Reads which columns of which relations a view shows, from the rewrite rule that PostgreSQL stores
 * (`pg_rewrite.ev_action`): each entry of the outermost query's target list names the relation and column it was taken
 * from unchanged, as the planner knows them. There is no other way to tell base columns apart from expressions.
 */
export function viewColumnSources(rule: string): ViewColumnSource[] {
  const query = fieldsOf(firstOf(parseNodeTree(rule)));
  const targets = query?.get('targetList')?.[0];
  if (!Array.isArray(targets)) return [];
  return targets.flatMap((target) => {
    const fields = fieldsOf(target);
    const [column, sourceOid, sourceColumn] = ['resno', 'resorigtbl', 'resorigcol'].map((name) =>
      Number(fields?.get(name)?.[0]),
    );
    return column !== undefined && sourceOid && sourceColumn
      ? [{ column, sourceOid, sourceColumn }]
      : [];
  });
}

const firstOf = (node: Node): Node | undefined => (Array.isArray(node) ? node[0] : node);

const fieldsOf = (node: Node | undefined): ReadonlyMap<string, Node[]> | undefined =>
  typeof node === 'object' && !Array.isArray(node) ? node.fields : undefined;

// A backslash in a word may be followed by any character.
const token = /\s*([(){}]|(?:\\[^]|[^\s(){}\\])+)/gy;

/**
 * `{TYPE :field value ...}` nodes, `(...)` lists and bare words, with an explicit stack: expressions
 * in views can nest deeper than the call stack.
 */
function parseNodeTree(text: string): Node {
  const root: Node[] = [];
  const stack: { readonly items: Node[]; readonly close: () => void }[] = [
    { items: root, close: () => undefined },
  ];
  token.lastIndex = 0;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const word = match[1] ?? '';
    const top = stack.at(-1);
    if (top === undefined) break;
    if (word === '(') {
      const items: Node[] = [];
      top.items.push(items);
      stack.push({ items, close: () => undefined });
    } else if (word === '{') {
      const items: Node[] = [];
      stack.push({ items, close: () => top.items.push({ fields: groupFields(items) }) });
    } else if (word === ')' || word === '}') {
      stack.pop()?.close();
    } else top.items.push(word);
  }
  return root[0] ?? [];
}

function groupFields(items: readonly Node[]): Map<string, Node[]> {
  const fields = new Map<string, Node[]>();
  let values: Node[] = [];
  for (const item of items) {
    if (typeof item === 'string' && item.startsWith(':')) {
      values = [];
      fields.set(item.slice(1), values);
    } else values.push(item);
  }
  return fields;
}
