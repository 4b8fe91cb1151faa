import { apiError } from '../errors/api-errors.ts';
import { RestError } from '../errors/rest-error.ts';
import type { RelationItem } from '../query/types.ts';
import type { Relationship } from '../schema/types.ts';
import { spreadColumns } from './select-plan.ts';
import type { Embedding, ReadNode } from './types.ts';

/** @throws RestError PGRST127 */
export function planEmbedding(
  item: RelationItem,
  relationship: Relationship,
  node: Pick<ReadNode, 'fields' | 'children'>,
  rowsAlias: string,
): Embedding {
  const toOne = isToOne(relationship);
  const spread = item.spread ? spreadColumns(node) : null;
  if (!toOne && spread?.some(({ aggregate }) => aggregate !== null)) {
    throw apiError('PGRST127', 'Feature not implemented', {
      details: 'Aggregates are not implemented for one-to-many or many-to-many spreads.',
    });
  }
  return {
    relationship,
    toOne,
    inner: item.join === 'inner',
    rowsAlias,
    key: item.alias ?? item.name,
    spread,
    hidden: isHidden(item),
  };
}

export function isToOne({ cardinality }: Relationship): boolean {
  switch (cardinality.kind) {
    case 'many-to-one':
    case 'one-to-one':
      return true;
    case 'one-to-many':
    case 'many-to-many':
      return false;
    case 'computed':
      return cardinality.toOne;
  }
}

/** `rel()` shows nothing, and neither does a resource that embeds only such. */
const isHidden = (item: RelationItem): boolean =>
  item.items.every((inner) => inner.kind === 'relation' && isHidden(inner));

/**
 * Two resources with the same name would be two members with the same name in the JSON, and neither could be filtered.
 * The message is PostgreSQL's for two joined tables with the same name.
 * @throws RestError 42712
 */
export function assertNamesDiffer(
  parent: string,
  depth: number,
  embedded: readonly { readonly name: string; readonly item: RelationItem | null }[],
): void {
  const seen = new Set<string>();
  for (const { name, item } of embedded) {
    const key = item?.alias ?? name;
    if (seen.has(key)) {
      throw new RestError({
        status: 400,
        code: '42712',
        message: `table name "${parent}_${key}_${depth}" specified more than once`,
      });
    }
    seen.add(key);
  }
}
